/** Computes a value from an object once, and drops it when the object is collected. */
export function memoizeByObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}

/** Like `memoizeByObject`, with one value for each language. */
export function memoizeByLanguage<Key extends object, Language extends string, Made>(
  make: (key: Key, language: Language) => Made,
): (key: Key, language: Language) => Made {
  const inLanguages = memoizeByObject((_: Key) => new Map<Language, Made>());
  return (key, language) => {
    const known = inLanguages(key);
    const before = known.get(language);
    if (before !== undefined) return before;
    const made = make(key, language);
    known.set(language, made);
    return made;
  };
}
