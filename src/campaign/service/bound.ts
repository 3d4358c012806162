/** Puts a group of the service together of functions that take the core, or what else they work on, first. */
type Bound<C, F> = {
  readonly [K in keyof F]: F[K] extends (on: C, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export const bound = <C, F extends { readonly [name: string]: (on: C, ...rest: never[]) => unknown }>(
  on: C,
  functions: F,
): Bound<C, F> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, work]) => [name, (...rest: never[]) => work(on, ...rest)]),
  ) as Bound<C, F>; // each as it was named, without its first argument
