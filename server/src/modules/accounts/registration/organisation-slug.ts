const maxLength = 60;

const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ł: 'l',
};

/** An organisation's name as it stands in an address; a name without any Latin letter or digit is just "organisation". */
export function slugOf(name: string): string {
  const latin = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøåł]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const slug = latin.replace(/&/g, ' und ').replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'organisation';
}
