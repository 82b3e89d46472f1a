// One of a few, side by side: a group of radio buttons drawn as pills.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./Pills.css";

interface Pill<T> {
  value: T;
  label: ComponentChildren;
  /** Where the label is a sign. */
  said?: string | undefined;
}

interface PillsProps<T> {
  legend: ComponentChildren;
  value: T;
  of: readonly Pill<T>[];
  set: (value: T) => void;
  class?: string;
  part?: string;
}

export function Pills<T extends string | number>({ legend, value, of, set, class: more = "", part }: PillsProps<T>) {
  const name = useId();
  return (
    <fieldset class={`pills wrap ${more}`} data-part={part}>
      <legend>{legend}</legend>
      {of.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            name={name}
            checked={each.value === value}
            aria-label={each.said}
            onChange={() => set(each.value)}
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}
