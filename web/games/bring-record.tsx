import { isRecordTrouble, type RecordTrouble } from "@clade/kernel/replay";
import { Button, Sheet } from "@clade/ui";
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStayWords } from "../replay/words/index.ts";
import { useWords } from "../words.ts";
import { textOf } from "./bring.ts";

interface Props {
  readonly onText: (text: string) => void;
  readonly onTrouble: (trouble: RecordTrouble) => void;
}

/** The ways in which a record from elsewhere comes in: a file that is chosen or dropped, a text that is pasted. */
export function BringRecord({ onText, onTrouble }: Props): ReactElement {
  const { games: words } = useStayWords();
  const [pasting, setPasting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    const text = await textOf(file);
    if (isRecordTrouble(text)) onTrouble(text);
    else onText(text);
  };
  const dragged = useDropped((file) => void take(file), onText);
  return (
    <section className="games-bring" aria-labelledby="bring">
      <h2 id="bring">{words.bringTitle}</h2>
      <p className="home-quiet">{words.bringHelp}</p>
      <div className="games-actions">
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void take(file);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        <Button onClick={() => field.current?.click()}>{words.chooseFile}</Button>
        <Button onClick={() => setPasting(true)}>{words.paste}</Button>
      </div>
      {dragged ? (
        <p className="games-drop" aria-hidden="true">
          {words.drop}
        </p>
      ) : null}
      {pasting ? <Paste onText={onText} onClose={() => setPasting(false)} /> : null}
    </section>
  );
}

function Paste({
  onText,
  onClose,
}: {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { games: words } = useStayWords();
  const { close } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  // A dialog gives the focus to its first button when it opens.
  useEffect(() => field.current?.focus(), []);
  return (
    <Sheet title={words.bringTitle} close={close} onClose={onClose}>
      <label className="field">
        <span>{words.pasted}</span>
        <textarea ref={field} rows={8} spellCheck={false} />
      </label>
      <div className="games-actions">
        <Button
          look="main"
          onClick={() => {
            const text = field.current?.value.trim() ?? "";
            onClose();
            if (text !== "") onText(text);
          }}
        >
          {words.openIt}
        </Button>
      </div>
    </Sheet>
  );
}

/** Files that are dropped, and texts that are pasted, anywhere on the page; whether one is being dragged over it. */
function useDropped(onFile: (file: File) => void, onText: (text: string) => void): boolean {
  const [dragged, setDragged] = useState(false);
  const dropped = useEffectEvent(({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer?.files ?? [];
    const text = dataTransfer?.getData("text/plain") ?? "";
    if (file !== undefined) onFile(file);
    else if (text !== "") onText(text);
  });
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (target instanceof Element && target.closest("input, textarea, dialog") !== null) return;
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData("text/plain") ?? "";
    if (file !== undefined) onFile(file);
    else if (text.trim() !== "") onText(text);
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setDragged(true);
    };
    const away = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setDragged(false);
      dropped(event);
    };
    const paste = (event: ClipboardEvent): void => pasted(event);
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", away);
    window.addEventListener("drop", drop);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", away);
      window.removeEventListener("drop", drop);
      window.removeEventListener("paste", paste);
    };
  }, []);
  return dragged;
}
