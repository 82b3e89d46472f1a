// The shared parts in one place.
export { Card, CardBack, CardFace, FacePicture, frameOf, labelOf, Pics, Picture } from "./Card";
export { Chat } from "./Chat";
export { CloseUp, CloseUpSheet } from "./CloseUp";
export { Crest } from "./Crest";
export { Dialog, Sheet } from "./Dialog";
export { Icon } from "./Icon";
export { Log } from "./Log";
export { lookAt, openCloseUp } from "./looking";
export { OptionList } from "./OptionList";
export { Confirm, OptionButton, Prompt } from "./Prompt";
export { Rove } from "./Rove";
export { RuleLink, RuleNote, rulesOf } from "./RuleNote";
export { SeatPanel, useSeatState } from "./SeatPanel";
export { Tool, TopBar } from "./TopBar";
export { Token, Track } from "./Track";
export { announce, Toasts, toast } from "./toast";
export { Words } from "./Words";
export { Fan, Hand, Pile, Row, Stack, useZoneName } from "./Zone";
