import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** What stands in place of what failed. */
  readonly instead: (error: unknown) => ReactNode;
  /** When this changes, what failed is tried again. */
  readonly until: string;
}

interface State {
  readonly failed: { readonly error: unknown } | undefined;
}

/** Keeps an exception in one part of the page from taking the whole page away. React wants a class for it. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed !== undefined && before.until !== this.props.until) this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    return this.state.failed === undefined ? this.props.children : this.props.instead(this.state.failed.error);
  }
}
