/** Each member is made when it is first asked for: many statements are there for what a process never does. */
export function whenAsked<T extends object>(make: { readonly [K in keyof T]: () => T[K] }): T {
  const made = {} as T; // its members follow
  for (const name of Object.keys(make) as (keyof T)[])
    Object.defineProperty(made, name, {
      configurable: true,
      get() {
        const value = make[name]();
        Object.defineProperty(made, name, { value });
        return value;
      },
    });
  return made;
}
