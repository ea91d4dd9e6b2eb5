import type { GamePack, Language, ThingText } from "@clade/kernel";
import { type AnyPictures, SeatColours } from "@clade/ui";
import { type ReactElement, startTransition, useEffect, useId, useMemo, useState } from "react";
import { Link } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { loadPictures } from "../pictures.ts";
import { galleryWords } from "../catalogue/gallery.ts";
import { holdsAll } from "../find-words.ts";
import { useSettings } from "../settings.ts";
import { usePack } from "../table/load.ts";
import { boxChoices, thingsIn, wholeBox } from "../whole-box.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { WayOn } from "./way-on.tsx";

/** A page with every card, trait, gene, event, building and technology of a game. */
export default function GalleryPage({ game }: { readonly game: string }): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const pack = usePack(game);
  const here = galleryWords[language];
  if (pack == null) {
    return (
      <>
        <Bar />
        <main className="page">
          <h1>{pack === null ? words.notFound : words.table.loading}</h1>
          {pack === null ? <WayOn /> : null}
        </main>
      </>
    );
  }
  const title = here.title(pack.about.name[language]);
  return (
    <>
      <Bar title={title} />
      <main className="page page-gallery">
        <header className="page-head">
          <div>
            <h1>{title}</h1>
            <p>{pack.about.line[language]}</p>
            <Link href={`/rules/${game}`}>{here.rules}</Link>
          </div>
          <GamePlate plate={pack.about.plate} />
        </header>
        <WholeBox pack={pack} />
      </main>
    </>
  );
}

function WholeBox({ pack }: { readonly pack: GamePack }): ReactElement {
  const { language } = useSettings();
  const choices = useMemo(() => boxChoices(pack, language), [pack, language]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const view = useMemo(() => wholeBox(pack, chosen), [pack, chosen]);
  const text = pack.text[language];
  return (
    <>
      {choices.map(([name, values]) => (
        <fieldset key={name} className="choice">
          <legend>{text.options[name]?.label ?? name}</legend>
          <div>
            {values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={(chosen[name] ?? pack.game.options[name]?.default) === value}
                  onChange={() => setChosen({ ...chosen, [name]: value })}
                />
                <span>{text.options[name]?.values?.[value] ?? value}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Gallery pack={pack} view={view} />
    </>
  );
}

interface GalleryProps {
  readonly pack: GamePack;
  /** The table whose things are told; at another one, other things may be in the game. */
  readonly view: unknown;
}

/** Everything at a table, sort by sort, searchable. */
export function Gallery({ pack, view }: GalleryProps): ReactElement {
  const { language } = useSettings();
  const here = galleryWords[language];
  const [wanted, setWanted] = useState("");
  const field = useId();
  const things = useMemo(() => thingsIn(pack, view, language), [pack, view, language]);
  const drawn = usePictures(pack.game.id, view, language);
  const needle = wanted.trim();
  const found = things.filter(({ name, lines }) => holdsAll(`${name} ${lines.join(" ")}`, needle));
  return (
    <SeatColours colours={pack.about.colours}>
      <div className="gallery">
        <div className="rule-search">
          <label htmlFor={field}>{here.search}</label>
          <input id={field} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          <small role="status">{found.length === 0 ? here.none : here.found(found.length)}</small>
        </div>
        {sorted(found).map(([sort, those]) => (
          <section key={sort} className="gallery-sort">
            <h2>
              {sort} <small className="numeral">{those.length}</small>
            </h2>
            <ul className="gallery-cards">
              {those.map((thing) => (
                <Shown key={thing.id} thing={thing} picture={drawn?.get(thing.id)} drawing={drawn !== null} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SeatColours>
  );
}

interface ShownProps {
  readonly thing: ThingText;
  readonly picture: ReactElement | undefined;
  /** Whether there are pictures, or will be. */
  readonly drawing: boolean;
}

/** A thing: how it looks, what it is called, what it does. The picture says nothing that the words do not. */
function Shown({ thing: { name, lines }, picture, drawing }: ShownProps): ReactElement {
  return (
    <li className="gallery-card">
      {drawing ? (
        <div className="gallery-picture" aria-hidden="true">
          {picture}
        </div>
      ) : null}
      <h3>{name}</h3>
      {lines
        .filter((line) => line !== "")
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </li>
  );
}

/** Things by their sorts, both in the order of the box. */
function sorted(things: readonly ThingText[]): [sort: string, things: ThingText[]][] {
  const sorts = new Map<string, ThingText[]>();
  for (const thing of things) {
    const those = sorts.get(thing.sort);
    if (those === undefined) sorts.set(thing.sort, [thing]);
    else those.push(thing);
  }
  return [...sorts];
}

/** What the game's board draws of its things; undefined while that is loaded, null if it draws nothing. */
function usePictures(
  game: string,
  view: unknown,
  language: Language,
): ReadonlyMap<string, ReactElement> | null | undefined {
  const [pictures, setPictures] = useState<{ readonly draw: AnyPictures | undefined }>();
  useEffect(() => {
    let wanted = true;
    // Hundreds of pictures: they come in between what somebody does meanwhile. Without them the words are still there.
    const show = (draw: AnyPictures | undefined): void => {
      if (wanted) startTransition(() => setPictures({ draw }));
    };
    loadPictures(game).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [game]);
  return useMemo(() => {
    if (pictures === undefined) return undefined;
    return pictures.draw?.(view, language) ?? null;
  }, [pictures, view, language]);
}
