/** Creates an expensive value at its first use, so that the start does not wait for it. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Creates an expensive value per object at its first use. All applications of a process share it. */
export function onFirstUseOf<Thing extends object, T>(make: (thing: Thing) => T): (thing: Thing) => T {
  const made = new WeakMap<Thing, { value: T }>();
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) };
    made.set(thing, known);
    return known.value;
  };
}
