import { type ReactElement, useState } from "react";
import { introduce } from "../online/identity.ts";
import { Bar } from "../pages/bar.tsx";
import { TroubleStrip } from "../pages/strip.tsx";
import { WayOn } from "../pages/way-on.tsx";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { peopleApi, type Profile } from "./api.ts";
import { FollowButton } from "./follow-button.tsx";
import { OpennessForm } from "./openness.tsx";
import { PersonView } from "./person-view.tsx";
import { PlayWith } from "./play-with.tsx";
import { useAsked } from "./use-asked.ts";
import { useProfileWords } from "./words/index.ts";

/** The page of a person, by their id; `me` is whoever looks. */
export default function PersonPage({ id }: { readonly id: string }): ReactElement {
  const shell = useWords();
  const words = useProfileWords();
  const {
    answer: profile,
    trouble,
    set,
  } = useAsked(id, async () => {
    // Whoever looks at themselves goes by the name that they chose here.
    if (id === "me") await introduce();
    return peopleApi.profile(id);
  });
  const [complaint, setComplaint] = useState<TroubleCode>();
  if (profile === undefined) {
    const isNobody = trouble === "no-such-thing" || trouble === "bad-request";
    const title = isNobody ? words.nobody : trouble === undefined ? shell.table.loading : shell.problems[trouble];
    return (
      <>
        <Bar title={title} />
        <main className="page">
          <h1>{title}</h1>
          {isNobody ? <p>{words.nobodyHelp}</p> : null}
          {trouble === undefined ? null : <WayOn />}
        </main>
      </>
    );
  }
  return (
    <>
      <Bar title={profile.name} strips={<TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />} />
      <PersonView
        profile={profile}
        actions={
          profile.you ? (
            <OpennessForm />
          ) : (
            <>
              <FollowButton
                person={profile}
                onChange={(followed) => set(withFollower(profile, followed))}
                onTrouble={setComplaint}
              />
              <PlayWith person={profile} onTrouble={setComplaint} />
            </>
          )
        }
      />
    </>
  );
}

/** The profile once whoever looks follows the person, or no longer does. */
function withFollower(profile: Profile, followed: boolean): Profile {
  const { deeds } = profile;
  const more = followed ? 1 : -1;
  return { ...profile, followed, deeds: deeds === null ? null : { ...deeds, followers: deeds.followers + more } };
}
