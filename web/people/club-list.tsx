import { LONGEST_NAME } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { type ClubLine, clubsApi } from "./clubs-api.ts";
import { Fold } from "./fold.tsx";
import { useAsked } from "./use-asked.ts";
import { useCircleWords, useClubWords } from "./words/index.ts";

/** The clubs that one is in, those that anybody may join, and how to found one. */
export function Clubs({ onTrouble }: { readonly onTrouble: (trouble: TroubleCode) => void }): ReactElement | null {
  const words = useClubWords();
  const circle = useCircleWords();
  const mine = useAsked("clubs", clubsApi.mine);
  const open = useAsked("open clubs", () => clubsApi.open(null));
  if (mine.answer === undefined) return null;
  const more = async (next: string): Promise<void> => {
    const page = await clubsApi.open(next);
    if (page === undefined || isProblem(page)) return onTrouble(page?.problem ?? "no-connection");
    open.set({ clubs: [...(open.answer?.clubs ?? []), ...page.clubs], next: page.next });
  };
  const others = (open.answer?.clubs ?? []).filter(({ role }) => role === null);
  const next = open.answer?.next ?? null;
  return (
    <>
      <section className="home-section" aria-labelledby="clubs">
        <h2 id="clubs">{words.mine}</h2>
        {mine.answer.clubs.length === 0 ? <p className="home-quiet">{words.none}</p> : null}
        <ClubLines clubs={mine.answer.clubs} />
        <FoundClub onTrouble={onTrouble} />
      </section>
      <section className="home-section" aria-labelledby="open-clubs">
        <h2 id="open-clubs">{words.open}</h2>
        {others.length === 0 ? <p className="home-quiet">{words.openNone}</p> : null}
        <ClubLines clubs={others} />
        {next === null ? null : <Button onClick={() => void more(next)}>{circle.more}</Button>}
      </section>
    </>
  );
}

export function ClubLines({ clubs }: { readonly clubs: readonly ClubLine[] }): ReactElement {
  const words = useClubWords();
  return (
    <ul className="home-list">
      {clubs.map(({ id, name, open, members, role }) => (
        <li key={id}>
          <Link href={`/club/${id}`}>
            <b>{name}</b>
            <small>
              {[
                words.members(members),
                ...(open ? [] : [words.closed]),
                ...(role === null ? [] : [words.roles[role]]),
              ].join(" · ")}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FoundClub({ onTrouble }: { readonly onTrouble: (trouble: TroubleCode) => void }): ReactElement {
  const words = useClubWords();
  const [, go] = useLocation();
  const [name, setName] = useState("");
  const [open, setOpen] = useState(false);
  const found = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await introduce();
    const club = await clubsApi.found({ name, open });
    if (club === undefined || isProblem(club)) onTrouble(club?.problem ?? "no-connection");
    else go(`/club/${club.id}`);
  };
  return (
    <Fold title={words.found}>
      <form onSubmit={(event) => void found(event)}>
        <ClubFields name={name} open={open} onName={setName} onOpen={setOpen} />
        <Button type="submit" look="main" disabled={name.trim() === ""}>
          {words.found}
        </Button>
      </form>
    </Fold>
  );
}

interface FieldProps {
  readonly name: string;
  readonly open: boolean;
  readonly onName: (name: string) => void;
  readonly onOpen: (open: boolean) => void;
}

export function ClubFields({ name, open, onName, onOpen }: FieldProps): ReactElement {
  const words = useClubWords();
  return (
    <>
      <label className="field">
        <b>{words.name}</b>
        <input value={name} maxLength={LONGEST_NAME} onChange={({ target }) => onName(target.value)} />
      </label>
      <label className="option">
        <input type="checkbox" checked={open} onChange={({ target }) => onOpen(target.checked)} />
        <span>
          {words.isOpen} <small>{words.isOpenHelp}</small>
        </span>
      </label>
    </>
  );
}
