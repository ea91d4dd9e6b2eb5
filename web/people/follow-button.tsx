import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { peopleApi } from "./api.ts";
import { useProfileWords } from "./words/index.ts";

interface Props {
  readonly person: { readonly id: string; readonly name: string; readonly followed: boolean };
  readonly onChange: (followed: boolean) => void;
  readonly onTrouble: (trouble: TroubleCode) => void;
}

/** Follows somebody, or stops it. */
export function FollowButton({ person: { id, name, followed }, onChange, onTrouble }: Props): ReactElement {
  const words = useProfileWords();
  const [asking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    // The other one sees who follows: by the name that was chosen here.
    await introduce();
    const answer = await (followed ? peopleApi.unfollow(id) : peopleApi.follow(id));
    setAsking(false);
    if (answer === undefined || isProblem(answer)) onTrouble(answer?.problem ?? "no-connection");
    else onChange(answer.followed);
  };
  return (
    <Button
      look={followed ? "quiet" : "plain"}
      disabled={asking}
      aria-label={followed ? words.unfollowName(name) : words.followName(name)}
      onClick={() => void ask()}
    >
      {followed ? words.unfollow : words.follow}
    </Button>
  );
}
