const shortForms: readonly (readonly [RegExp, string])[] = [
  [/^a\.? ?d\.? /, 'an der '],
  [/^v\.? ?d\.? /, 'vor der '],
  [/^i\.? ?d\.? /, 'in der '],
  [/^o\.? ?d\.? /, 'ob der '],
  [/^a\.? (?=\p{Lu})/u, 'am '],
  [/^b\.? (?=\p{Lu})/u, 'bei '],
];

/** Combines a name with its addition: "Rottweil" and "a d Neckar" become "Rottweil an der Neckar". */
export const longTownName = (name: string, addition: string): string =>
  `${name} ${shortForms.reduce((text, [short, long]) => text.replace(short, long), addition.trim())}`.trim();

/** Keeps additions that belong to the name of a town; "b Rottweil" and ", Sachs" only distinguish villages. */
export function townName(name: string, addition: string): string {
  const long = longTownName(name, addition);
  const belongs = /^ (\(.*\)$|(am|an|auf|im|in|ob|unter|vor|vorm|zum|zur) )/.test(long.slice(name.length));
  return belongs ? long : name;
}
