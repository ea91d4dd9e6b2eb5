import { type ReactElement, useEffect, useMemo, useState } from "react";
import { askedFor, showAs } from "../settings.ts";
import { useTitle } from "../title.ts";
import { useGameName } from "../shelf.ts";
import { useGame } from "../table/load.ts";
import { linkTo, readAim } from "./address.ts";
import { NotShown, useFound } from "./replay-page.tsx";
import { ShownGame } from "./shown-game.tsx";
import type { FoundGame, Source } from "./source.ts";
import { useStayWords } from "./words/index.ts";
import "./replay.css";

interface Props {
  readonly where: "online" | "link";
  readonly id: string;
}

/** A finished game without the shell around it, to stand in a page of somebody else: it can be leafed through, no more. */
export default function EmbedPage({ where, id }: Props): ReactElement {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => showAs(askedFor(new URLSearchParams(location.search))), []);
  useEffect(() => {
    const read = (): void => setFragment(location.hash.slice(1));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const source = useMemo((): Source => (where === "link" ? { where, fragment } : { where, id }), [where, id, fragment]);
  const { replay: words } = useStayWords();
  const [search] = useFound(source);
  return (
    <main className="embed">
      {search.state === "looking" ? (
        <p className="loading">{words.opening}</p>
      ) : search.state === "found" ? (
        <Embedded source={source} found={search.found} />
      ) : (
        <NotShown search={search} bare />
      )}
    </main>
  );
}

function Embedded({ source, found }: { readonly source: Source; readonly found: FoundGame }): ReactElement {
  const { replay: words, share } = useStayWords();
  const name = useGameName()(found.pack.game.id);
  useTitle(words.title(name));
  const loaded = useGame(found.pack.game.id);
  const [aim] = useState(() => readAim(location.search, found.record));
  if (loaded == null) return <p className="loading">{words.opening}</p>;
  return (
    <>
      <h1 className="unseen">{words.title(name)}</h1>
      <ShownGame
        found={found}
        loaded={loaded}
        aim={aim}
        visit={0}
        record={found.record}
        line={aim.line}
        onPlace={nowhere}
        tools={({ leafing }) => (
          <a
            className="button button-quiet leaf-tools"
            target="_blank"
            rel="noreferrer"
            href={linkTo(source, { at: leafing.position, eyes: undefined, line: aim.line })}
          >
            <span>{share.openHere}</span>
          </a>
        )}
      />
    </>
  );
}

/** The address of a frame is nobody's to see. */
function nowhere(): void {}
