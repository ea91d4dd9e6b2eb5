import { type ReactElement, useEffect, useRef, useState } from "react";

/** Says new lines to a screen reader, politely. */
export function Announcer({ lines }: { readonly lines: readonly string[] }): ReactElement {
  const told = useRef(lines.length);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (lines.length > told.current) setNews(lines.slice(told.current).join(" "));
    told.current = lines.length;
  }, [lines]);
  return (
    <div className="unseen" aria-live="polite">
      {news}
    </div>
  );
}
