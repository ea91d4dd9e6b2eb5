import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { WhoIsHere } from "../lobby/who-is-here.tsx";
import { Bar } from "../pages/bar.tsx";
import { ShelfHead } from "../pages/shelf-head.tsx";
import { TroubleStrip } from "../pages/strip.tsx";
import type { TroubleCode } from "../trouble/codes.ts";
import { peopleApi } from "./api.ts";
import { Clubs } from "./club-list.tsx";
import "./people.css";
import { PersonList, usePeople } from "./person-list.tsx";
import { useCircleWords, useInboxWords, useLeaderWords, useProfileWords } from "./words/index.ts";

/** One's people: whom one follows, and who follows one. */
export default function PeoplePage(): ReactElement {
  const words = useCircleWords();
  const profile = useProfileWords();
  const inbox = useInboxWords();
  const leaders = useLeaderWords();
  const [trouble, setTrouble] = useState<TroubleCode>();
  const followed = usePeople(peopleApi.followed, setTrouble);
  const followers = usePeople(peopleApi.followers, setTrouble);
  return (
    <>
      <Bar
        title={words.title}
        strips={
          <TroubleStrip
            trouble={trouble === "no-connection" ? undefined : trouble}
            onClose={() => setTrouble(undefined)}
          />
        }
      />
      <main className="page page-people">
        <ShelfHead title={words.title}>{trouble === "no-connection" ? words.noServer : words.help}</ShelfHead>
        <nav className="people-ways" aria-label={words.title}>
          <Link href="/person/me">{profile.mine}</Link>
          <Link href="/inbox">{inbox.title}</Link>
          <Link href="/leaders">{leaders.title}</Link>
        </nav>
        <WhoIsHere />
        {followed.said ? (
          <PersonList
            id="followed"
            title={words.followed}
            none={words.followedNone}
            people={followed.people}
            onChange={followed.set}
            onTrouble={setTrouble}
            onMore={followed.more}
          />
        ) : null}
        {followers.said ? (
          <PersonList
            id="followers"
            title={words.followers}
            none={words.followersNone}
            people={followers.people}
            onChange={followers.set}
            onTrouble={setTrouble}
            onMore={followers.more}
          />
        ) : null}
        <Clubs onTrouble={setTrouble} />
      </main>
    </>
  );
}
