// An icon of the sprite by its name ("game-icons:crown"); the build puts every name found in the sources into it.
import { pictureOf } from "../icons/sprite";
import "./Icon.css";

interface IconProps {
  name: string;
  class?: string;
  /** What it means, where no word beside it says so. */
  label?: string | undefined;
  /** The text that explains it (explaining.ts). */
  explains?: string | undefined;
}

export function Icon({ name, class: more = "", label, explains }: IconProps) {
  return (
    <svg
      class={`ic ${more}`}
      role={label ? "img" : undefined}
      aria-hidden={label ? undefined : true}
      data-explains={explains}
    >
      {label && <title>{label}</title>}
      <use href={pictureOf(name)} />
    </svg>
  );
}
