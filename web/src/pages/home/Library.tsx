// Rules, cards and statistics without a game: the shelf again, each box opens what was asked for.
import { useEffect } from "preact/hooks";
import { path } from "../../app/router";
import { useTexts } from "../../text/texts";
import { Shelf } from "../Shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { gameSections } from "../sections";
import { games, loadError, loadGames } from "./shelf";
import "./home.css";

export default function Library() {
  const texts = useTexts("");
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const section = gameSections.find(({ under }) => under.test(path.value)) ?? gameSections[0]!;
  const title = texts.text(section.id);
  if (loadError.value && !games.value) {
    return (
      <Shell room="home" title={title}>
        <LoadError failed={loadError.value} again={loadGames} />
      </Shell>
    );
  }
  return (
    <Shell room="home" title={title} class="home">
      <main id="main" class="home-main col" data-part="library">
        <div class="hello wrap">
          <h1>{title}</h1>
          <p class="sub">{texts.text(section.href === "/learn" ? "lesson-entry" : "library-which")}</p>
        </div>
        <Shelf
          games={(games.value ?? []).filter((game) => section.href !== "/learn" || game.lessons?.length)}
          chosen={undefined}
          to={(game, name) => ({
            href: `${section.href}/${game}`,
            label: texts.text("library-box", { title: name, section: title }),
          })}
        />
        <div class="home-foot wrap">
          <Foot />
        </div>
      </main>
    </Shell>
  );
}
