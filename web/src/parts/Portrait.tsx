// An opponent's picture: a face of our own drawing over a sky, and in a disc the sign of what they are fond of.
import type { JSX } from "preact";
import { Icon } from "./Icon";
import "./Portrait.css";

/** Drawn in a box of 64 by 80: light shapes, `shade` for folds and hair, `line` for what is thin. */
const PEOPLE: Record<string, () => JSX.Element> = {
  giles: () => (
    <>
      <path d="M8 80C8 64 18 58 32 58s24 6 24 22z" class="shade" />
      <path d="M22 58c3 6 17 6 20 0l4 6c-6 7-22 7-28 0z" />
      <path d="M17 34c0-16 6-23 15-23s15 7 15 23-6 26-15 26-15-10-15-26z" />
      <path d="M14 36c-3-16 6-28 18-28s21 12 18 28c-1-9-4-14-7-15-6 3-16 3-22 0-3 1-6 6-7 15z" class="shade" />
      <path d="M24 35h5M35 35h5M32 37v7M27 50c3 2 7 2 10 0M32 66v10M28 70h8" class="line" />
    </>
  ),
  dorothy: () => (
    <>
      <path d="M10 80c0-14 9-20 22-20s22 6 22 20z" class="shade" />
      <path d="M4 18c10 0 18 3 28 3s18-3 28-3c-4 9-8 14-11 17 0-9-6-14-17-14s-17 5-17 14C12 32 8 27 4 18z" />
      <path d="M19 38c0-11 5-15 13-15s13 4 13 15-5 22-13 22-13-11-13-22z" />
      <path d="M15 36c0-4 2-8 5-10l-2 22c-2-3-3-7-3-12zM49 36c0-4-2-8-5-10l2 22c2-3 3-7 3-12z" class="shade" />
      <path d="M25 38h4M35 38h4M32 39v6M28 51c2 2 6 2 8 0M24 61l8 9 8-9" class="line" />
    </>
  ),
  severin: () => (
    <>
      <path d="M6 80c0-16 11-22 26-22s26 6 26 22z" class="shade" />
      <path d="M15 30C6 28 3 18 6 8c2 9 7 12 13 13zM49 30c9-2 12-12 9-22-2 9-7 12-13 13z" />
      <path d="M16 32c0-13 7-20 16-20s16 7 16 20l-16 3z" class="metal" />
      <path d="M18 34c0 14 5 22 14 22s14-8 14-22l-14-2z" />
      <path d="M18 42c1 20 7 32 14 34 7-2 13-14 14-34-3 4-8 5-14 5s-11-1-14-5z" class="shade" />
      <path d="M24 39h5M35 39h5M32 14v27M17 32l15 3 15-3M28 52c2 1 6 1 8 0" class="line" />
    </>
  ),
  ludmila: () => (
    <>
      <path d="M9 80c0-15 9-21 23-21s23 6 23 21z" class="shade" />
      <path d="M18 32c-4 16-6 30-9 40 6 1 10-2 13-6zM46 32c4 16 6 30 9 40-6 1-10-2-13-6z" class="shade" />
      <path d="M20 36c0-8 5-12 12-12s12 4 12 12-5 23-12 23-12-15-12-23z" />
      <path
        d="M4 32c8-5 15-7 19-8C25 14 28 8 36 3c4 2 6 5 6 8-3-1-5-1-6 0 4 4 5 8 5 13 5 1 12 3 19 8-9 3-18 4-28 4s-19-1-28-4z"
        class="metal"
      />
      <path d="M25 41h4M35 41h4M32 42v6M28 54h8M22 25c6 2 13 2 19 0" class="line" />
    </>
  ),
  wenceslas: () => (
    <>
      <path d="M6 80c0-15 10-21 26-21s26 6 26 21z" class="shade" />
      <path d="M16 36c0-11 6-17 16-17s16 6 16 17c0 15-6 27-16 27S16 51 16 36z" class="metal" />
      <path d="M14 22l-3-14 9 6 6-10 6 8 6-8 6 10 9-6-3 14c-11-3-25-3-36 0z" class="gilt" />
      <path d="M20 34h24v6H20z" class="shade" />
      <path d="M32 22v40M24 45v10M28 45v14M36 45v14M40 45v10M14 22c11-3 25-3 36 0" class="line" />
    </>
  ),
};

interface PortraitProps {
  who: string;
  /** An icon. */
  sign: string;
  /** How strong: the frame shows it too. */
  strength: number;
  of: number;
}

export function Portrait({ who, sign, strength, of }: PortraitProps) {
  const Drawing = PEOPLE[who];
  const frame = strength >= of ? "best" : strength <= 1 ? "first" : "";
  return (
    <span class={`portrait ${Drawing ? who : ""} ${frame}`} data-part="portrait" aria-hidden="true">
      {Drawing && (
        <svg class="portrait-face" viewBox="0 0 64 80" aria-hidden="true">
          <Drawing />
        </svg>
      )}
      {sign && (
        <span class="portrait-sign">
          <Icon name={sign} />
        </span>
      )}
    </span>
  );
}
