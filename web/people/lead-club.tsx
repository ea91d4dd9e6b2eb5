import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { AskedTwice } from "../doors/asked-twice.tsx";
import type { Club, ClubWishes } from "./clubs-api.ts";
import { ClubFields } from "./club-list.tsx";
import { Fold } from "./fold.tsx";
import { useClubWords } from "./words/index.ts";

const WEEKS = [0, 1, 2, 4, 8, 13, 26];
const USUAL_WEEKS = 8;

interface Props {
  readonly club: Club;
  readonly onChange: (wishes: ClubWishes) => void;
  readonly onNewCode: () => void;
  readonly onEndSeason: (weeks: number) => void;
}

/** What those who lead a club can do. */
export function LeadClub({ club, onChange, onNewCode, onEndSeason }: Props): ReactElement {
  const words = useClubWords();
  const [name, setName] = useState(club.name);
  const [open, setOpen] = useState(club.open);
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ name, open });
  };
  return (
    <Fold title={words.lead}>
      <form onSubmit={save}>
        <ClubFields name={name} open={open} onName={setName} onOpen={setOpen} />
        <Button type="submit" disabled={name.trim() === ""}>
          {words.save}
        </Button>
      </form>
      <div className="people-actions">
        <Button look="quiet" onClick={onNewCode}>
          {words.newInvitation}
        </Button>
      </div>
      <label className="people-filter club-season">
        <span>{words.length}</span>
        <select value={weeks} onChange={({ target }) => setWeeks(Number(target.value))}>
          {WEEKS.map((each) => (
            <option key={each} value={each}>
              {words.weeks(each)}
            </option>
          ))}
        </select>
      </label>
      <AskedTwice
        label={words.endSeason}
        sure={words.endSeasonHelp}
        yes={words.endSeason}
        no={words.stay}
        onYes={() => onEndSeason(weeks)}
      />
    </Fold>
  );
}
