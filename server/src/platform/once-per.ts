/** What is made of an object: once, and kept as long as the object is. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}

/** The same, in each language. */
export function oncePerLanguage<Key extends object, Language extends string, Made>(
  make: (key: Key, language: Language) => Made,
): (key: Key, language: Language) => Made {
  const inLanguages = oncePer((_: Key) => new Map<Language, Made>());
  return (key, language) => {
    const known = inLanguages(key);
    const before = known.get(language);
    if (before !== undefined) return before;
    const made = make(key, language);
    known.set(language, made);
    return made;
  };
}
