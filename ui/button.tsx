import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import "./button.css";
import { Icon, type Sign } from "./icon.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "main" | "plain" | "quiet";
  readonly sign?: Sign;
  readonly children: ReactNode;
}

export function Button({ look = "plain", sign, children, className = "", ...rest }: Props): ReactElement {
  return (
    <button type="button" {...rest} className={`button button-${look} ${className}`}>
      {sign === undefined ? null : <Icon sign={sign} />}
      <span>{children}</span>
    </button>
  );
}

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly sign: Sign;
  readonly label: string;
  readonly count?: number;
}

/** A tool at the table: a sign with its name under it. */
export function Tool({ sign, label, count, ...rest }: ToolProps): ReactElement {
  return (
    <button type="button" data-tool={sign} {...rest} className="tool">
      <Icon sign={sign} />
      <span>{label}</span>
      {count === undefined || count === 0 ? null : <b className="tool-count numeral">{count}</b>}
    </button>
  );
}
