// Was the deal fair? How it works, for one table or in general; what this browser has checked; and a way to break it.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Params } from "../../app/router";
import { lang } from "../../app/settings";
import { type Check, checkDeal, ownSeat } from "../../fair/check";
import { type Kept, keptOf, noteDeal } from "../../fair/kept";
import { drawn, hashOf, promiseOf } from "../../fair/promise";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { SealBox } from "../../table/SealBox";
import { textsReady, useTexts } from "../../text/texts";
import type { Deal, TableInfo } from "../../wire";
import { gameName } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { AtHome } from "./AtHome";
import { Steps } from "./Steps";
import { TryToCheat } from "./TryToCheat";
import "./fairness.css";

/** What the page is about: a table, or an example made up here and now. */
export interface Told {
  info: TableInfo | null;
  deal: Deal | null;
  kept: Kept | null;
  check: Check;
}

export default function Fairness({ params }: { params: Params }) {
  const texts = useTexts("");
  const id = params.id ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    if (id)
      api
        .table(id)
        .then(setInfo, (error: unknown) =>
          setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")),
        );
  }, [id]);
  const told = useMemo(() => (id ? info && ofTable(info) : example()), [id, info]);
  return (
    <Shell room="fairness" title={texts.text("fair-title")} class="fairness">
      {failed ? <LoadError failed={failed} /> : told && textsReady(told.info?.game ?? "") && <Explained told={told} />}
    </Shell>
  );
}

function ofTable(info: TableInfo): Told {
  const kept = info.deal ? noteDeal(info.id, info.deal) : keptOf(info.id);
  return { info, deal: info.deal, kept, check: checkDeal(info.id, info.deal, kept, ownSeat(info)) };
}

/** A deal as it could have been: nobody has to play first to try it out. */
function example(): Told {
  const table = "k7m2q9t4w8xz";
  const secret = drawn() + drawn();
  const added = [drawn(), drawn()];
  const deal: Deal = {
    promise: promiseOf(secret, table),
    table,
    number: 1,
    stage: "dealt",
    parts: ["opened", "opened"],
    hashes: added.map((each) => hashOf(each, table)),
    added,
    secret,
  };
  const kept = { promise: deal.promise, number: 1, early: true, bytes: added[0]!, secret, at: 0 };
  return { info: null, deal, kept, check: checkDeal(table, deal, kept, 0) };
}

function Explained({ told }: { told: Told }) {
  const texts = useTexts(told.info?.game ?? "");
  const { info, deal, check } = told;
  return (
    <main id="main" class="page fair-page" data-part="fairness">
      {info ? <Verdict told={told} /> : <h1>{texts.text("fair-title")}</h1>}
      <p class="lead">{texts.text(info ? "fair-lead" : "fair-lead-general")}</p>
      <Steps told={told} />
      <div class="fair-grid">
        {deal && check.secret && <TryToCheat deal={deal} secret={check.secret} />}
        <AtHome told={told} />
        <Proof kind="yes" />
        <Proof kind="no" />
      </div>
      <Questions />
      <Foot />
    </main>
  );
}

function Verdict({ told: { info, deal, check } }: { told: Told }) {
  const texts = useTexts(info!.game);
  const { verdict, faults } = check;
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "long", timeStyle: "short" });
  const about = [info!.name, gameName(texts, info!.game), day.format(new Date(info!.created * 1000))];
  return (
    <SealBox verdict={verdict} part="verdict">
      <div class="grow">
        <h1>{texts.text(`fair-page-${verdict}`)}</h1>
        <p class="sub">{about.filter(Boolean).join(" · ")}</p>
        <p>{texts.text(`fair-page-${verdict}-why`)}</p>
        {faults.map((fault) => (
          <p key={fault} data-fault={fault}>
            <b>{texts.text(`fair-fault-${fault}`)}</b>
          </p>
        ))}
        {deal && deal.number > 1 && <p>{texts.text("fair-resealed", { count: deal.number - 1 })}</p>}
      </div>
    </SealBox>
  );
}

/** What the check shows, and what it does not. */
function Proof({ kind }: { kind: "yes" | "no" }) {
  const texts = useTexts("");
  return (
    <section class="leaf fair-box col">
      <h2 class="gold">{texts.text(`fair-proves-${kind}`)}</h2>
      {[1, 2, 3, 4].map((n) => (
        <p key={n} class="pair">
          <Icon name={kind === "yes" ? "lucide:check" : "lucide:minus"} />
          <span>{texts.text(`fair-proves-${kind}-${n}`)}</span>
        </p>
      ))}
    </section>
  );
}

const QUESTIONS = ["undo", "part", "silent", "later", "none", "timing", "on"];

/** What a sceptical player asks next. */
function Questions() {
  const texts = useTexts("");
  return (
    <section class="leaf fair-box col" aria-labelledby="fair-questions">
      <h2 id="fair-questions" class="gold">
        {texts.text("fair-questions")}
      </h2>
      <dl class="fair-grid">
        {QUESTIONS.map((id) => (
          <div key={id}>
            <dt>
              <b>{texts.text(`fair-q-${id}`)}</b>
            </dt>
            <dd class="prose">{texts.text(`fair-a-${id}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
