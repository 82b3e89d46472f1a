import { TopBar } from "../../parts/TopBar";
import { useTexts } from "../../text/texts";

/** Whose work Kronika shows: icons and fonts. */
export default function Credits() {
  const texts = useTexts();
  return (
    <div class="sheet-page" data-room="credits">
      <TopBar crumb={<b>{texts.text("web-credits")}</b>} />
      <main class="page" id="main">
        <h1>{texts.text("web-credits")}</h1>
        <p>{texts.text("web-credits-about")}</p>
        <dl class="credits">
          <dt>Game-icons.net</dt>
          <dd>
            Lorc, Delapouite, Skoll, Caro Asercion, Faithtoken, sbed, Cathelineau, Viscious Speed, Lord Berandas,
            Irongamer, John Colburn, DarkZaitzev, Willdabeast, Carl Olsen, HeavenlyDog, PriorBlue, Felbrigg, Zajkonur,
            Kier Heyl, Starseeker, Andy Meneely, Aussiesim, Pepijn Poolman, Guard13007, Quoting, Rihlsul, SpencerDub,
            GeneralAce135, Catsu. <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </dd>
          <dt>Lucide</dt>
          <dd>Lucide Contributors. ISC License</dd>
          <dt>Alegreya</dt>
          <dd>Juan Pablo del Peral, Huerta Tipográfica. SIL Open Font License 1.1</dd>
          <dt>Cinzel</dt>
          <dd>Natanael Gama. SIL Open Font License 1.1</dd>
          <dt>Source Sans 3</dt>
          <dd>Adobe, Paul D. Hunt. SIL Open Font License 1.1</dd>
        </dl>
      </main>
    </div>
  );
}
