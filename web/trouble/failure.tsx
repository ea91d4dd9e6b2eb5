import { Button } from "@clade/ui";
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buildName } from "../build.ts";
import { useWords } from "../words.ts";
import { download } from "./download.ts";
import type { Evidence } from "./evidence.ts";
import { pageFacts, reportText } from "./report.ts";
import "./failure.css";

interface Props {
  readonly title: string;
  /** A whole page that failed, or a part of one that has a heading of its own. */
  readonly whole?: boolean;
  readonly children: ReactNode;
  readonly error: unknown;
  /** What can be had of the game; undefined where there is no game. */
  readonly evidence?: (() => Promise<Evidence | undefined>) | undefined;
  /** A way on that does not need a reload. */
  readonly onAgain?: (() => void) | undefined;
  /** A further way on. */
  readonly way?: ReactNode;
}

/** In place of what failed: what happened, ways on, what can be had of the game, and what to write in a report. */
export function Failure({ title, whole = false, children, error, evidence, onAgain, way }: Props): ReactElement {
  const { failure, home } = useWords();
  const found = useEvidence(evidence);
  const heading = useRef<HTMLHeadingElement>(null);
  const label = useId();
  const Heading = whole ? "h1" : "h2";
  // What had the focus is gone; whoever listens to the page hears what stands here instead.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="page failure" aria-labelledby={label}>
      <Heading id={label} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <div className="failure-ways">
        {onAgain === undefined ? null : (
          <Button look="main" onClick={onAgain}>
            {failure.tryAgain}
          </Button>
        )}
        <Button look={onAgain === undefined ? "main" : "plain"} onClick={() => location.reload()}>
          {failure.reload}
        </Button>
        {way}
        <a className="button button-quiet" href="/">
          <span>{home}</span>
        </a>
      </div>
      {evidence === undefined ? null : <TheFile found={found} />}
      <Report error={error} found={found} />
    </section>
  );
}

/** Undefined while it is looked for, null where there is none. */
function useEvidence(evidence: Props["evidence"]): Evidence | null | undefined {
  const [found, setFound] = useState<Evidence | null>();
  const look = useRef(evidence);
  useEffect(() => {
    let wanted = true;
    const looked = look.current?.() ?? Promise.resolve(undefined);
    looked.then(
      (each) => wanted && setFound(each ?? null),
      () => wanted && setFound(null),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}

function TheFile({ found }: { readonly found: Evidence | null | undefined }): ReactElement {
  const { failure } = useWords();
  if (found === null) return <p className="failure-quiet">{failure.noRecord}</p>;
  return (
    <div className="failure-file">
      <Button disabled={found === undefined} onClick={() => found !== undefined && download(found.name, found.content)}>
        {found?.kind === "told" ? failure.known : failure.record}
      </Button>
      {found?.kind === "record" ? <p className="failure-quiet">{failure.secrets}</p> : null}
    </div>
  );
}

function Report({
  error,
  found,
}: {
  readonly error: unknown;
  readonly found: Evidence | null | undefined;
}): ReactElement {
  const { failure } = useWords();
  const [said, setSaid] = useState("");
  const [page] = useState(() => pageFacts(buildName()));
  const text = useRef<HTMLTextAreaElement>(null);
  const help = useId();
  const report = reportText(page, found?.facts, error);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      setSaid(failure.copied);
    } catch {
      // Pages that are not secure, and people who forbid it, copy by hand.
      text.current?.select();
      setSaid(failure.copyByHand);
    }
  };
  return (
    <details className="failure-report">
      <summary>{failure.report}</summary>
      <p id={help}>{failure.reportHelp}</p>
      <textarea
        ref={text}
        readOnly
        aria-label={failure.report}
        aria-describedby={help}
        lang="en"
        rows={Math.min(16, report.split("\n").length + 1)}
        value={report}
      />
      <div className="failure-ways">
        <Button onClick={() => void copy()}>{failure.copy}</Button>
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
