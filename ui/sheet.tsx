import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./sheet.css";

interface Props {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** Something laid over the table for a while: a native dialog, so that focus, Escape and screen readers work. */
export function Sheet({ title, close, onClose, children, wide = false }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? "sheet sheet-wide" : "sheet"}
      aria-label={title}
      // While one works on the house React lays everything down twice: what tells of the first close comes when it is open again.
      onClose={() => {
        if (dialog.current?.open !== true) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="sheet-close" aria-label={close} onClick={() => dialog.current?.close()}>
            <Icon sign="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
