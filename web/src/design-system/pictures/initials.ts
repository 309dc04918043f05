/** Legal forms do not distinguish organisations. */
const LEGAL_FORM = /^(gmbh|ag|kg|ug|ohg|gbr|se|eg|e\.?v\.?|&|co\.?|mbh|ggmbh|ltd\.?|inc\.?)$/i;

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !LEGAL_FORM.test(word));
  const [first, ...others] = telling.length > 0 ? telling : words;
  return [first, others.at(-1)].map((word) => firstLetter(word ?? '')).join('');
}

/** The same name always gets the same tone. */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}

function firstLetter(word: string): string {
  const [letter = ''] = word.replace(/^[^\p{L}\p{N}]+/u, '');
  return letter.toLocaleUpperCase('de');
}
