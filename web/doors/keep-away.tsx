import type { ChatLine } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { api, type KeptAway, type WhomAtTable } from "../online/api.ts";
import { TellOperator } from "../pages/tell-operator.tsx";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { AskedTwice } from "./asked-twice.tsx";
import type { Company } from "./use-company.ts";
import { useDoorWords } from "./words/index.ts";

interface Props {
  readonly whom: WhomAtTable;
  readonly name: string;
  /** How they are kept away already. */
  readonly kept: KeptAway | undefined;
  readonly company: Company;
  /** The lines of chat that can be pointed at. */
  readonly lines: readonly ChatLine[];
}

/** What anybody can do about somebody they have met: not hear them, not meet them, tell the operator. */
export function KeepAway({ whom, name, kept, company, lines }: Props): ReactElement {
  const { kindness: words } = useDoorWords();
  const { problems } = useWords();
  const [trouble, setTrouble] = useState<TroubleCode>();
  const change = async (asked: ReturnType<typeof api.kindness>): Promise<void> =>
    setTrouble(await company.change(asked));
  return (
    <div className="people-doors keep-away">
      {kept === undefined ? (
        <Button title={words.muteHelp} onClick={() => void change(api.keepAway(whom, "mute"))}>
          {words.mute}
        </Button>
      ) : (
        <Button onClick={() => void change(api.letNear(kept.id))}>
          {kept.how === "block" ? words.unblock : words.unmute}
        </Button>
      )}
      {kept?.how === "block" ? null : (
        <AskedTwice
          label={words.block}
          sure={words.blockSure(name)}
          yes={words.blockYes}
          no={words.no}
          onYes={() => void change(api.keepAway(whom, "block"))}
        />
      )}
      <TellOperator
        table={whom.table}
        lines={lines}
        about={"seat" in whom ? { seat: whom.seat } : { line: whom.line }}
        label={"seat" in whom ? words.reportAbout(name) : words.reportLine(name)}
      />
      <p role="alert">{trouble === undefined ? "" : problems[trouble]}</p>
    </div>
  );
}
