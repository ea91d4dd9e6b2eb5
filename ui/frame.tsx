import { labelled, type SeatColour } from "@clade/kernel";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Arrangement, RoomProvider, useRoomOf } from "./arrangement.ts";
import { Announcer } from "./announcer.tsx";
import { Tool } from "./button.tsx";
import { CardLens } from "./card-lens.tsx";
import "./frame.css";
import { useShortcuts, walkWithArrows } from "./keys.ts";
import { Log, type LogLine, undoReason } from "./log.tsx";
import { MoveList } from "./move-list.tsx";
import { Prompt, type PromptParts } from "./prompt.tsx";
import type { Show } from "./scene.ts";
import { SceneLayer, type StagedScene } from "./scene-layer.tsx";
import { SeatColours } from "./seat-mark.tsx";
import { Sheet } from "./sheet.tsx";
import type { Talk } from "./sitting.ts";
import { PACES } from "./pace.ts";
import { Shortcuts } from "./shortcuts.tsx";
import { TipProvider } from "./tip.tsx";
import { nextStep } from "./why-not.ts";
import { type KitWords, kitWords } from "./words.ts";

interface Props<V, M, E> extends PromptParts<V, M, E> {
  readonly root: RefObject<HTMLDivElement | null>;
  /** The events that are being shown. */
  readonly show: Show<StagedScene>;
  /** How often a finger has rested on a thing to ask what it is. */
  readonly asked: number;
  /** The table itself: its regions, laid out by the board for each arrangement. */
  readonly stage: ReactNode;
  readonly hand: ReactNode;
  readonly lesson: ReactNode;
  readonly result: ReactNode;
  /** Of a game that is looked at again: the lines of what came later. */
  readonly later: readonly LogLine[];
}

type Panel = "log" | "moves" | "more" | "keys";

const TABS = ["log", "moves"] as const;
const LOG_ALONE = ["log"] as const;
const ALL_TABS = [...TABS, "talk"] as const;
type Tab = (typeof ALL_TABS)[number];

/** Which tab is open beside the table. Whoever asks for the talk gets it; what is seen there counts as read. */
function useTab(talk: Talk | undefined): readonly [tab: Tab, setTab: (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>("log");
  const asked = talk?.asked ?? 0;
  const onShown = talk?.onShown;
  useEffect(() => {
    if (asked > 0) setTab("talk");
  }, [asked]);
  const shown = tab === "talk";
  useEffect(() => {
    if (!shown) return;
    onShown?.(true);
    return () => onShown?.(false);
  }, [shown, onShown]);
  return [tab, setTab];
}

const SHEET_TITLES: { readonly [P in Panel]: (words: KitWords) => string } = {
  log: ({ log }) => log,
  moves: ({ allMoves }) => allMoves,
  more: ({ more }) => more,
  keys: ({ shortcuts }) => shortcuts,
};

/** Where there is room for all tools; elsewhere the rarer ones are behind one. */
const ROOMY: readonly Arrangement[] = ["wide", "square"];

interface ColouredProps<V, M, E> extends Props<V, M, E> {
  readonly colours: readonly SeatColour[];
}

/** The frame that every board sits in: the table, the one line that says what now, the hand, the log and the tools. */
export function TableFrame<V, M, E>({ colours, ...props }: ColouredProps<V, M, E>): ReactElement {
  return (
    <SeatColours colours={colours}>
      <Frame {...props} />
    </SeatColours>
  );
}

function Frame<V, M, E>(props: Props<V, M, E>): ReactElement {
  const { sitting, root, lines } = props;
  const words = kitWords[sitting.language];
  const [tab, setTab] = useTab(sitting.talk);
  const [sheet, setSheet] = useState<Panel>();
  const [undoAsked, setUndoAsked] = useState(false);
  const whyNoUndo = undoReason(sitting);
  const views = useCount(sitting.view);
  const room = useRoomOf(root);
  const { arrangement } = room;
  const looks = sitting.looking !== undefined;
  useFocusKept(root, `${sitting.events.length} ${props.waiting === undefined}`);
  useEffect(() => setUndoAsked(false), [sitting.events.length]);

  const hinted = new Set(sitting.hints.slice(0, 1).map(({ move }) => JSON.stringify(move)));
  const undo = (): void => {
    if (props.waiting !== undefined) props.waiting.onCancel();
    else if (whyNoUndo === undefined) sitting.takeBack();
    else setUndoAsked(true);
  };
  const faster = (): void => {
    if (sitting.pace !== undefined) sitting.setPace(PACES[(PACES.indexOf(sitting.pace) + 1) % PACES.length] ?? "calm");
  };
  const openRules = (): void =>
    sitting.openRules(props.whyNot?.clause ?? lines.findLast(({ clause }) => clause !== undefined)?.clause);
  // Where a game is looked at again nothing is played.
  const played = (deed: () => void): (() => void) => (looks ? () => {} : deed);
  useShortcuts(root, sitting.letters, {
    m: played(() => setSheet("moves")),
    l: () => setSheet("log"),
    h: played(() => sitting.askHint()),
    u: played(undo),
    s: played(faster),
    r: openRules,
    "?": () => setSheet("keys"),
    escape: () => {
      props.show.skip();
      props.onCancel();
    },
    undo: played(undo),
    choose: (index) => {
      const choice = looks ? undefined : props.choices[index];
      if (choice !== undefined && !sitting.busy) props.onPlay(choice.move);
    },
  });
  const log = (
    <Log
      lines={lines}
      since={sitting.since}
      words={words}
      openRules={(clause) => sitting.openRules(clause)}
      later={props.later}
      looking={sitting.looking}
    />
  );
  const moves = (onPlay: (move: M) => void): ReactElement => (
    <MoveList
      choices={sitting.legal.map((move) => ({
        move,
        label: sitting.text.move(sitting.view, move, sitting.naming),
        hinted: hinted.has(JSON.stringify(move)),
      }))}
      label={words.allMoves}
      help={words.movesHelp}
      none={words.noMoves}
      onPlay={onPlay}
      onPeek={props.onPeek}
    />
  );
  const fresh = looks ? 0 : lines.filter(({ number }) => number >= sitting.since).length;
  const rarer = (then: () => void): ReactElement => (
    <>
      {looks ? null : <Tool sign="moves" label={words.moves} data-walk="" onClick={() => setSheet("moves")} />}
      <span className="frame-log-tool">
        <Tool sign="log" label={words.log} count={fresh} data-walk="" onClick={() => setSheet("log")} />
      </span>
      {sitting.lookBack === undefined ? null : (
        <Tool
          sign="back"
          label={words.lookBack}
          data-walk=""
          onClick={() => {
            then();
            sitting.lookBack?.();
          }}
        />
      )}
      {sitting.pace === undefined ? null : (
        <Tool
          sign="pace"
          label={words.paces[sitting.pace]}
          aria-label={labelled(sitting.language, words.pace, words.paces[sitting.pace])}
          data-walk=""
          onClick={faster}
        />
      )}
      {arrangement === "square" ? null : (
        <span className="frame-keys-tool">
          <Tool sign="keys" label={words.shortcuts} data-walk="" onClick={() => setSheet("keys")} />
        </span>
      )}
      <Tool
        sign="rules"
        label={words.rules}
        data-walk=""
        onClick={() => {
          then();
          openRules();
        }}
      />
    </>
  );
  const roomy = ROOMY.includes(arrangement);
  return (
    <TipProvider>
      <RoomProvider value={room}>
        <div
          className="frame"
          ref={root}
          onKeyDown={walkWithArrows}
          data-arrangement={arrangement}
          data-events={sitting.events.length}
          data-views={views}
        >
          <section className="frame-table">{props.stage}</section>
          <Prompt
            {...props}
            whyNot={
              undoAsked
                ? { sentence: words.cannotUndo(whyNoUndo ?? ""), clause: undefined, next: nextStep(sitting, undefined) }
                : props.whyNot
            }
          >
            <div className="frame-tools" role="toolbar" aria-label={words.keys}>
              {/* Whoever only watches has nothing to take back, and nothing to ask. */}
              {looks || sitting.watcher === "spectator" ? null : (
                <>
                  <Tool
                    sign="undo"
                    label={words.undo}
                    aria-disabled={whyNoUndo !== undefined && props.waiting === undefined}
                    title={whyNoUndo}
                    data-walk=""
                    onClick={undo}
                  />
                  <Tool
                    sign="hint"
                    label={words.hint}
                    aria-disabled={sitting.legal.length === 0 || !sitting.hinting}
                    title={sitting.hinting ? undefined : words.noHints}
                    data-walk=""
                    onClick={() => sitting.askHint()}
                  />
                </>
              )}
              {roomy ? (
                rarer(() => {})
              ) : (
                <Tool sign="more" label={words.more} count={fresh} data-walk="" onClick={() => setSheet("more")} />
              )}
            </div>
          </Prompt>
          <section className="frame-hand" data-region="hand">
            {props.hand}
          </section>
          <aside className="frame-side" data-region="log">
            {props.lesson}
            <div className="frame-tabs" role="tablist">
              {(looks ? LOG_ALONE : sitting.talk === undefined ? TABS : ALL_TABS).map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`tab-${name}`}
                  aria-selected={tab === name}
                  aria-controls="side-panel"
                  onClick={() => setTab(name)}
                >
                  {name === "talk" ? sitting.talk?.title : words[name]}
                  {name === "talk" && sitting.talk !== undefined && sitting.talk.unread > 0 && tab !== name ? (
                    <b className="tab-count numeral"> {sitting.talk.unread}</b>
                  ) : null}
                </button>
              ))}
            </div>
            {/* Each tab is read from where it begins: it is a panel of its own. */}
            <div
              key={tab}
              className="frame-panel"
              id="side-panel"
              role="tabpanel"
              aria-labelledby={`tab-${tab}`}
              tabIndex={0}
            >
              {tab === "log" || looks ? log : tab === "talk" ? sitting.talk?.panel : moves(props.onPlay)}
            </div>
          </aside>
          {sheet === undefined ? null : (
            <Sheet
              key={sheet}
              title={SHEET_TITLES[sheet](words)}
              close={words.close}
              onClose={() => setSheet((open) => (open === sheet ? undefined : open))}
            >
              {sheet === "more" ? (
                <div className="frame-rarer">{rarer(() => setSheet(undefined))}</div>
              ) : sheet === "log" ? (
                log
              ) : sheet === "keys" ? (
                <Shortcuts words={words} paced={sitting.pace !== undefined} />
              ) : (
                moves((move) => {
                  setSheet(undefined);
                  props.onPlay(move);
                })
              )}
            </Sheet>
          )}
          <SceneLayer show={props.show} sound={sitting.sound} />
          <CardLens root={root} note={props.note} asked={props.asked} />
          <Announcer lines={looks ? [] : lines.map(({ text }) => text)} />
          {props.result}
        </div>
      </RoomProvider>
    </TipProvider>
  );
}

/** How often a value was another one: some moves change what is before a player without anything to tell. */
function useCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value === value) return seen.count;
  setSeen({ value, count: seen.count + 1 });
  return seen.count + 1;
}

/** After a move, what had the focus may be gone; then the prompt gets it, so that it is never lost. */
function useFocusKept(root: RefObject<HTMLElement | null>, moment: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const note = (): void => {
      inside.current = element.contains(document.activeElement);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [root]);
  useLayoutEffect(() => {
    if (inside.current && (document.activeElement === document.body || document.activeElement === null)) {
      root.current?.querySelector<HTMLElement>(".prompt-line")?.focus();
    }
  }, [root, moment]);
}
