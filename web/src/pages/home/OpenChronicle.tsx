// A chronicle file opens as a replay: chosen with the file picker, or dropped anywhere on the page.
import { useEffect, useRef, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { touch } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";

const LARGEST = 4_000_000;

export function OpenChronicle() {
  const texts = useTexts("");
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = async (file: File) => {
    const wrong = (id: string) => toast(texts.text(id, { file: file.name }), { kind: "error" });
    if (file.size > LARGEST) return wrong("home-chronicle-large");
    let chronicle: unknown;
    try {
      chronicle = JSON.parse(await file.text());
    } catch {
      return wrong("home-chronicle-not-json");
    }
    setBusy(true);
    try {
      const { table } = await api.openChronicle(chronicle);
      navigate(`/replay/${encodeURIComponent(table)}`);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error", rule: failed.rule });
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const hover = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) open(file);
    };
    document.addEventListener("dragover", hover);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", hover);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  });
  return (
    <section class="wrap sub finest" aria-labelledby="open-chronicle">
      <button type="button" class="btn" id="open-chronicle" disabled={busy} onClick={() => field.current?.click()}>
        <Icon name="lucide:file-clock" />
        {texts.text("home-chronicle")}
      </button>
      <p>{texts.text(touch.value ? "home-chronicle-file" : "home-chronicle-help")}</p>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.text("home-chronicle")}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) open(file);
        }}
      />
      {over && (
        <div class="drop-here gold" aria-hidden="true">
          <Icon name="game-icons:open-book" />
          {texts.text("home-chronicle-drop")}
        </div>
      )}
    </section>
  );
}
