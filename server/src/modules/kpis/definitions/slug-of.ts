const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const longest = 70;

/** A short name for formulas and addresses: "Ökostrom (Büro)" is oekostrom-buero. */
export function slugOf(name: string, isTaken: (slug: string) => boolean): string {
  const plain = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const base = plain === '' ? 'kpi' : plain;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
