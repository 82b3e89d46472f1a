// The band with a card's name, on games that print their cards themselves.
import type { ComponentChildren } from "preact";
import "./Ribbon.css";

export const Ribbon = ({ class: more = "", children }: { class?: string; children: ComponentChildren }) => (
  <span class={`ribbon ${more}`}>{children}</span>
);
