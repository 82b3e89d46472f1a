import { useEffect } from "preact/hooks";
import { ApiError, onSessionOver } from "../net/api";
import { CloseUpSheet } from "../parts/CloseUp";
import { Explain } from "../parts/Explain";
import { startExplaining } from "../parts/explaining";
import { lazy } from "../parts/lazy";
import { Outdated } from "../parts/Outdated";
import { Preview } from "../parts/Preview";
import { RuleNote } from "../parts/RuleNote";
import { startReading } from "../parts/reading";
import { Toasts, toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import { company, startCompany } from "./company";
import { forgetMine, startLeaving } from "./leaving";
import { type Route, Router } from "./router";
import { loadMe } from "./session";
import { startSound } from "./sound/player";
import { startTurns } from "./turns";
import { canKeep, startWorker } from "./worker";

const OfferNotice = lazy(() => import("../people/OfferNotice").then((module) => module.OfferNotice));

const routes: Route[] = [
  { path: "/", load: () => import("../pages/home/Home") },
  { path: "/new/:game", load: () => import("../pages/new-table/NewTable") },
  { path: "/table/:id", load: () => import("../pages/table/TablePage") },
  { path: "/invite/:token", load: () => import("../pages/invite/Invite") },
  { path: "/sagas", load: () => import("../pages/sagas/Sagas") },
  { path: "/saga/:id", load: () => import("../pages/sagas/Saga") },
  { path: "/replay/:id", load: () => import("../pages/replay/Replay") },
  { path: "/board/:game", load: () => import("../pages/board/Board") },
  { path: "/people/:name", load: () => import("../pages/profile/Profile") },
  { path: "/company", load: () => import("../pages/company/Company") },
  { path: "/tournament", load: () => import("../pages/tournament/NewTournament") },
  { path: "/tournament/:id", load: () => import("../pages/tournament/Tournament") },
  { path: "/story/:id", load: () => import("../pages/story/Story") },
  { path: "/puzzle/:game", load: () => import("../pages/puzzle/Puzzle") },
  { path: "/mine", load: () => import("../pages/home/Mine") },
  { path: "/rules", load: () => import("../pages/home/Library") },
  { path: "/cards", load: () => import("../pages/home/Library") },
  { path: "/stats", load: () => import("../pages/home/Library") },
  { path: "/rules/:game", load: () => import("../pages/rules/Rules") },
  { path: "/cards/:game", load: () => import("../pages/cards/Cards") },
  { path: "/stats/:game", load: () => import("../pages/stats/Stats") },
  { path: "/learn", load: () => import("../pages/home/Library") },
  { path: "/learn/:game", load: () => import("../pages/learn/Learn") },
  { path: "/learn/:game/:lesson", load: () => import("../pages/learn/Learn") },
  { path: "/summary/:game", load: () => import("../pages/summary/Summary") },
  { path: "/help", load: () => import("../pages/help/Help") },
  { path: "/fairness", load: () => import("../pages/fairness/Fairness") },
  { path: "/fairness/:id", load: () => import("../pages/fairness/Fairness") },
  { path: "/privacy", load: () => import("../pages/privacy/Privacy") },
  { path: "/reminders", load: () => import("../pages/reminders/MailLink") },
  { path: "/account", load: () => import("../pages/account/Account") },
  { path: "/credits", load: () => import("../pages/credits/Credits") },
];

export function App() {
  const texts = useTexts();
  useEffect(() => {
    startTurns();
    startCompany();
    startSound();
    startReading();
    startExplaining();
    startWorker();
    startLeaving(loadMe);
    onSessionOver(() =>
      forgetMine()
        .then(loadMe)
        .catch(() => {}),
    );
    loadMe().catch((failed: unknown) => {
      // Without a line the pages say so themselves, by what they can still show.
      if (failed instanceof ApiError && !(failed.status === 0 && canKeep()))
        toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {texts.text("web-skip")}
      </a>
      <Router routes={routes} />
      <CloseUpSheet />
      <Preview />
      <Explain />
      <RuleNote />
      {company.value && company.value.bids.length > 0 && <OfferNotice />}
      <Outdated />
      <Toasts />
    </>
  );
}
