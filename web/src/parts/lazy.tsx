// Parts that are fetched when they are first needed, so that a table starts with less.
import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lookForNewer } from "../app/outdated";
import { textsOf } from "../text/texts";
import { toast } from "./toast";

/** Until it is loaded, and where it cannot be, the children stand in its place; without any, whoever wanted it is told.
 * Mounting it again tries again. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | null = null;
  return function Lazy({ children, ...props }: P & { children?: (busy: boolean) => VNode }) {
    const [busy, setBusy] = useState(true);
    useEffect(() => {
      if (part) return;
      load()
        .then((loaded) => {
          part = loaded;
        })
        .catch(async () => {
          if (!(await lookForNewer()) && !children) toast(textsOf("").text("web-page-failed"), { kind: "error" });
        })
        .finally(() => setBusy(false));
    }, []);
    const Part = part;
    if (Part) return <Part {...(props as unknown as P)} />;
    return children?.(busy) ?? null;
  };
}
