import { Icon } from "@clade/ui";
import { type ReactElement, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { useWaiting } from "./waiting.ts";

/** On the bar: how much waits for one. At a table it leads straight to the next game that waits, as the key N does everywhere. */
export function BarWaiting(): ReactElement | null {
  const words = useWords();
  const { letters } = useSettings();
  const { games, invitations, next } = useWaiting();
  const [path, go] = useLocation();
  const here = /^\/online\/(\w+)/.exec(path)?.[1];
  const other = next.find((table) => table !== here);
  const way = here !== undefined && other !== undefined ? `/online/${other}` : "/inbox";
  useEffect(() => {
    if (!letters || other === undefined) return;
    const hear = (event: KeyboardEvent): void => {
      if (!isNext(event)) return;
      event.preventDefault();
      go(`/online/${other}`);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [letters, other, go]);
  const count = games - (here !== undefined && next.includes(here) ? 1 : 0) + invitations;
  if (count <= 0) return null;
  const label = way === "/inbox" ? words.waiting.inbox(count) : words.waiting.next(count);
  return (
    <Link
      href={way}
      className="bar-link bar-waiting"
      aria-label={label}
      title={label}
      aria-keyshortcuts={letters && other !== undefined ? "N" : undefined}
    >
      <Icon sign="turn" />
      <b className="tool-count numeral" aria-hidden="true">
        {count}
      </b>
    </Link>
  );
}

/** The key alone, where nothing is written and no sheet lies over the page. */
function isNext({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || key.toLowerCase() !== "n") return false;
  if (target instanceof Element && target.closest("input, select, textarea") !== null) return false;
  return document.querySelector("dialog[open]") === null;
}
