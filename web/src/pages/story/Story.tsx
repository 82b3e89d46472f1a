// The story of a finished game on a page of its own.
import { useEffect, useState } from "preact/hooks";
import type { Params } from "../../app/router";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Tale } from "../../table/Tale";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { gameName } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import "./story.css";

export default function Story({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts("");
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    api
      .table(id)
      .then(setInfo, (error: unknown) => setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")));
  }, [id]);
  return (
    <Shell room="story" title={texts.text("tale-title")}>
      {failed ? (
        <LoadError failed={failed} />
      ) : (
        info && (
          <main class="page story-page col" id="main">
            <h1 class="vh">{texts.text("tale-title")}</h1>
            <p class="story-way wrap">
              <a class="btn" href={`/replay/${id}`}>
                <Icon name="lucide:history" />
                {texts.text("web-replay")}
              </a>
            </p>
            <Tale table={id} above={[gameName(texts, info.game), info.name].filter(Boolean).join(" · ")} />
            <Foot />
          </main>
        )
      )}
    </Shell>
  );
}
