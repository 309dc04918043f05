const LONGEST = 80;
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  '&': ' und ',
};

/** Example: `Größere Öfen & Co.` becomes `groessere-oefen-und-co`. It is empty when no letter remains. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæø&]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words
    .slice(0, LONGEST + 1)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
}
