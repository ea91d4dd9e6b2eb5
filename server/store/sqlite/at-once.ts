/** An interface with every promise already kept: SQLite answers at once. */
export type AtOnce<S extends { readonly [K in keyof S]: (...args: never[]) => unknown }> = {
  readonly [K in keyof S]: (...args: Parameters<S[K]>) => Awaited<ReturnType<S[K]>>;
};
