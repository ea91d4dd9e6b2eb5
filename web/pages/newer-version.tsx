import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { useNewer } from "../newer-version.ts";
import { useWords } from "../words.ts";
import { Strip } from "./strip.tsx";

/** Says that a newer build is here; whoever is in the middle of something goes on with this one. */
export function NewerVersion(): ReactElement | null {
  const { notices } = useWords();
  const newer = useNewer();
  const [later, setLater] = useState(false);
  if (!newer || later) return null;
  return (
    <Strip
      kind="news"
      action={<Button onClick={() => location.reload()}>{notices.takeNewer}</Button>}
      onClose={() => setLater(true)}
    >
      {notices.newer}
    </Strip>
  );
}
