const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ł: 'l',
  '&': ' und ',
};

/** A name for addresses: small Latin letters, digits and single hyphens; empty if the name contains none of them. */
export function slugOf(name: string, longest: number): string {
  const latin = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøåł&]/g, (sign) => spelledOut[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return slug.slice(0, longest).replace(/-$/, '');
}
