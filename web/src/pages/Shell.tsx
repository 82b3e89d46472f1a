// What all pages around the table share: the bar with the sections and one's own name.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { path } from "../app/router";
import { me, setName } from "../app/session";
import { title as tabTitle } from "../app/turns";
import { loadVersion, version } from "../app/version";
import { ApiError } from "../net/api";
import { Crest } from "../parts/Crest";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Tool, TopBar } from "../parts/TopBar";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import { hrefOf, sections } from "./sections";
import "./Shell.css";

interface ShellProps {
  /** The page, whose styles end at its walls. */
  room: string;
  /** For the tab's title. */
  title: string;
  class?: string;
  children: ComponentChildren;
  tools?: ComponentChildren;
}

export function Shell({ room, title, class: more = "", children, tools }: ShellProps) {
  const texts = useTexts("");
  useEffect(() => {
    tabTitle.value = title ? `${title} · Kronika` : "Kronika";
  }, [title]);
  return (
    <div class={`sheet-page shell ${more}`} data-room={room}>
      <TopBar
        class="sections"
        crumb={
          <nav aria-label={texts.text("page-sections")}>
            {sections.map((section) => {
              const { id, icon, under } = section;
              const here = under.test(path.value);
              return (
                <a
                  key={id}
                  class="pair"
                  href={hrefOf(section, path.value)}
                  aria-current={here ? "page" : undefined}
                  // Where there is room for the icon only, its name is still said.
                  aria-label={texts.text(id)}
                >
                  <Icon name={icon} />
                  <span>{texts.text(id)}</span>
                </a>
              );
            })}
          </nav>
        }
        tools={
          <>
            {tools}
            <Profile />
          </>
        }
      />
      {children}
    </div>
  );
}

/** One's own name, and the way to change it. */
function Profile() {
  const texts = useTexts("");
  const [open, setOpen] = useState(false);
  if (me.value === null) return null;
  const { name, account } = me.value;
  if (!name) return <Tool icon="lucide:log-in" label={texts.text("account-sign-in")} href="/account" />;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("name") as HTMLInputElement;
    try {
      await setName(field.value.trim());
      setOpen(false);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    }
  };
  return (
    <>
      <button
        type="button"
        class="profile pair"
        data-tip={texts.text("page-rename")}
        aria-label={texts.text("page-you-are", { name })}
        onClick={() => setOpen(true)}
      >
        <Crest seat={0} />
        <span>{name}</span>
      </button>
      {open && (
        <Dialog title={texts.text("page-rename")} onClose={() => setOpen(false)}>
          <form class="col" onSubmit={save}>
            <label class="fld">
              <span>{texts.text("page-rename-help")}</span>
              <input class="inp" name="name" required maxLength={32} autocomplete="nickname" defaultValue={name} />
            </label>
            <button type="submit" class="btn go">
              {texts.text("page-save")}
            </button>
          </form>
          <a class="btn ghost" href="/account" onClick={() => setOpen(false)}>
            <Icon name="lucide:user" />
            {account ? texts.text("account-signed-in", { name: account }) : texts.text("account-title")}
          </a>
        </Dialog>
      )}
    </>
  );
}

/** Where something could not be loaded: what went wrong, and another try. */
interface LoadErrorProps {
  failed: ApiError | null;
  again?: (() => void) | undefined;
  /** Another way on. */
  children?: ComponentChildren;
}

export function LoadError({ failed, again, children }: LoadErrorProps) {
  const texts = useTexts("");
  return (
    <main class="page lost" data-part="lost" id="main">
      <h1>{failed ? texts.or(failed.id, texts.text("page-failed"), failed.args) : texts.text("page-failed")}</h1>
      <div class="opts">
        {again && (
          <button type="button" class="btn go" onClick={again}>
            {texts.text("page-again")}
          </button>
        )}
        {children}
        <a class="btn" href="/">
          {texts.text("page-tables")}
        </a>
      </div>
    </main>
  );
}

export function Foot() {
  const texts = useTexts("");
  useEffect(() => void loadVersion(), []);
  return (
    <footer class="foot wrap sub finest">
      <p>{texts.text("page-foot")}</p>
      {version.value && <span class="version">{texts.text("page-version", { version: version.value })}</span>}
      <a href="/stats">{texts.text("page-stats")}</a>
      <a href="/fairness">{texts.text("fair-link")}</a>
      <a href="/privacy">{texts.text("privacy-link")}</a>
      <a href="/credits">{texts.text("page-credits")}</a>
    </footer>
  );
}
