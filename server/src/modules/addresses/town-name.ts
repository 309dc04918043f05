const shortForms: readonly (readonly [RegExp, string])[] = [
  [/^a\.? ?d\.? /, 'an der '],
  [/^v\.? ?d\.? /, 'vor der '],
  [/^i\.? ?d\.? /, 'in der '],
  [/^o\.? ?d\.? /, 'ob der '],
  [/^a\.? (?=\p{Lu})/u, 'am '],
  [/^b\.? (?=\p{Lu})/u, 'bei '],
];

/** The name with all that was added to it: "Rottweil" and "a d Neckar" make "Rottweil an der Neckar". */
export const longTownName = (name: string, addition: string): string =>
  `${name} ${shortForms.reduce((text, [short, long]) => text.replace(short, long), addition.trim())}`.trim();

/** Only what belongs to the name of a town; "b Rottweil" and ", Sachs" merely tell villages apart. */
export function townName(name: string, addition: string): string {
  const long = longTownName(name, addition);
  const belongs = /^ (\(.*\)$|(am|an|auf|im|in|ob|unter|vor|vorm|zum|zur) )/.test(long.slice(name.length));
  return belongs ? long : name;
}
