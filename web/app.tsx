import { lazy, type ReactElement, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { JoinPage } from "./invite/join-page.tsx";
import { Home } from "./pages/home.tsx";
import { Bar } from "./pages/bar.tsx";
import { WayOn } from "./pages/way-on.tsx";
import { Boundary } from "./trouble/boundary.tsx";
import { FailedPage } from "./trouble/failed-page.tsx";
import { useWords } from "./words.ts";

// The home page comes first, and who comes by an invitation, perhaps over a slow line, has theirs at once; every other page is loaded
// when somebody goes there.
const SetUp = lazy(() => import("./pages/set-up.tsx"));
const LocalTablePage = lazy(() => import("./pages/local-table.tsx"));
const OnlineTablePage = lazy(() => import("./pages/online-table.tsx"));
const RulesPage = lazy(() => import("./pages/rules.tsx"));
const GalleryPage = lazy(() => import("./pages/gallery.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const EmbedPage = lazy(() => import("./replay/embed-page.tsx"));
const MyGames = lazy(() => import("./games/my-games.tsx"));
const ClubPage = lazy(() => import("./people/club-page.tsx"));
const InboxPage = lazy(() => import("./people/inbox-page.tsx"));
const LeadersPage = lazy(() => import("./people/leaders-page.tsx"));
const PeoplePage = lazy(() => import("./people/people-page.tsx"));
const PersonPage = lazy(() => import("./people/person-page.tsx"));
const TournamentsPage = lazy(() => import("./tournaments/tournaments-page.tsx"));
const NewTournamentPage = lazy(() => import("./tournaments/new-tournament.tsx"));
const TournamentPage = lazy(() => import("./tournaments/tournament-page.tsx"));
const SettingsPage = lazy(() => import("./pages/settings.tsx"));
const QuickPage = lazy(() => import("./lobby/quick-page.tsx"));
const MailPage = lazy(() => import("./notices/mail-page.tsx"));
const SignInPage = lazy(() => import("./sign-in/sign-in-page.tsx"));

/** For those who draw boards: only there while one works on the house. */
const BoardsAtOnce = import.meta.env.DEV ? lazy(() => import("./dev/boards-at-once.tsx")) : undefined;

export function App(): ReactElement {
  const words = useWords();
  const [path] = useLocation();
  return (
    <Boundary until={path} instead={(error) => <FailedPage error={error} />}>
      <Suspense fallback={<p className="loading">{words.table.loading}</p>}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/play/:game">{({ game }) => <SetUp game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/online/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
          <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
          <Route path="/rules/:game/:clause?">{({ game, clause }) => <RulesPage game={game} clause={clause} />}</Route>
          <Route path="/cards/:game">{({ game }) => <GalleryPage key={game} game={game} />}</Route>
          <Route path="/game/device/:id">{({ id }) => <ReplayPage where="device" id={id} />}</Route>
          <Route path="/game/online/:id">{({ id }) => <ReplayPage where="online" id={id} />}</Route>
          <Route path="/game/link">
            <ReplayPage where="link" id="" />
          </Route>
          <Route path="/embed/online/:id">{({ id }) => <EmbedPage where="online" id={id} />}</Route>
          <Route path="/embed/link">
            <EmbedPage where="link" id="" />
          </Route>
          <Route path="/games">
            <MyGames />
          </Route>
          <Route path="/club/:id/:code?">{({ id, code }) => <ClubPage key={id} id={id} code={code} />}</Route>
          <Route path="/inbox">
            <InboxPage />
          </Route>
          <Route path="/leaders/:game?">{({ game }) => <LeadersPage game={game} />}</Route>
          <Route path="/people">
            <PeoplePage />
          </Route>
          <Route path="/person/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
          {BoardsAtOnce === undefined ? null : (
            <Route path="/dev/boards">
              <BoardsAtOnce />
            </Route>
          )}
          <Route path="/tournaments">
            <TournamentsPage />
          </Route>
          <Route path="/tournaments/new">
            <NewTournamentPage />
          </Route>
          <Route path="/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/quick">
            <QuickPage />
          </Route>
          <Route path="/mail/confirm/:token">{({ token }) => <MailPage does="confirm" token={token} />}</Route>
          <Route path="/mail/stop/:token">{({ token }) => <MailPage does="stop" token={token} />}</Route>
          <Route path="/sign-in">
            <SignInPage />
          </Route>
          <Route>
            <Bar title={words.notFound} />
            <main className="page">
              <h1>{words.notFound}</h1>
              <p>{words.notFoundHelp}</p>
              <WayOn />
            </main>
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  );
}
