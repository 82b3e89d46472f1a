// An invitation: what is being played, who sits there already, a name, a chair, and a button to sit down.
import { useEffect, useState } from "preact/hooks";
import { navigate, type Params, query } from "../../app/router";
import { ApiError, api } from "../../net/api";
import { NameMark } from "../../parts/NameMark";
import { GameContext, useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { gameName } from "../home/shelf";
import { Gathering } from "../new-table/Gathering";
import { LoadError, Shell } from "../Shell";
import "./invite.css";

export default function Invite({ params }: { params: Params }) {
  const texts = useTexts("");
  const table = query.value.get("table") ?? "";
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!table) return;
    api
      .table(table, params.token)
      .then(setInfo, (failed: unknown) =>
        setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
      );
  }, [table, params.token]);
  const title = texts.text("invite-title");
  if (!table || failed) {
    return (
      <Shell room="invite" title={title}>
        <LoadError failed={failed ?? new ApiError(404, "invite-no-table")} />
      </Shell>
    );
  }
  if (!info) return <main class="page waiting" id="main" aria-busy="true" />;
  const at = `/table/${encodeURIComponent(info.id)}`;
  const inviter = info.chairs.find((chair) => chair.person && !chair.mine);
  const host = inviter?.name;
  const game = gameName(texts, info.game);
  const closed = info.status !== "gathering" || info.my_seat !== null;
  return (
    <Shell room="invite" title={title} class="invited">
      <main class="page" id="main">
        <p class="lead gold" data-part="invite-by">
          {host ? texts.text("invite-by", { name: host, game }) : texts.text("invite-game", { game })}
          <NameMark mark={inviter?.mark} />
        </p>
        {closed ? (
          <section class="invite-closed leaf col">
            <h1>{info.name}</h1>
            <p>
              {texts.text(
                info.my_seat !== null ? "invite-mine" : info.status === "over" ? "invite-over" : "invite-begun",
              )}
            </p>
            <div class="opts">
              <a class="btn go" href={info.status === "over" ? `/replay/${encodeURIComponent(info.id)}` : at}>
                {texts.text(
                  info.my_seat !== null ? "invite-go" : info.status === "over" ? "home-replay" : "invite-watch",
                )}
              </a>
            </div>
          </section>
        ) : (
          <GameContext.Provider value={info.game}>
            <Gathering
              info={info}
              invite={params.token!}
              onInfo={(now) => (now.my_seat === null ? setInfo(now) : navigate(at, "replace"))}
            />
          </GameContext.Provider>
        )}
      </main>
    </Shell>
  );
}
