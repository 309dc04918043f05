/** Other common names of places, by country. They can be searched for but are never shown. */
export const otherNames = new Map<string, Record<string, readonly string[]>>([
  ['AT', { Wien: ['Vienna'] }],
  [
    'BE',
    {
      Antwerpen: ['Antwerp'],
      Brugge: ['Bruges', 'Brügge'],
      Brussels: ['Brüssel', 'Bruxelles'],
      Gent: ['Ghent'],
      Liège: ['Lüttich'],
    },
  ],
  ['CH', { 'Biel/Bienne': ['Bienne'], Genève: ['Genf', 'Geneva'], Luzern: ['Lucerne'] }],
  ['CZ', { Brno: ['Brünn'], Pilsen: ['Plzeň'], Prague: ['Prag', 'Praha'] }],
  ['DE', { Hannover: ['Hanover'], Köln: ['Cologne'], München: ['Munich'], Nürnberg: ['Nuremberg'] }],
  ['DK', { Copenhagen: ['Kopenhagen', 'København'] }],
  ['FR', { Nice: ['Nizza'], Strasbourg: ['Straßburg'] }],
  ['GR', { Athens: ['Athen'] }],
  [
    'IT',
    {
      Florence: ['Florenz', 'Firenze'],
      Genoa: ['Genua', 'Genova'],
      Milan: ['Mailand', 'Milano'],
      Naples: ['Neapel', 'Napoli'],
      Rome: ['Rom', 'Roma'],
      Turin: ['Torino'],
      Venice: ['Venedig', 'Venezia'],
    },
  ],
  ['LU', { Luxemburg: ['Luxembourg'] }],
  ['NL', { 'Den Haag': ['The Hague', "'s-Gravenhage"] }],
  [
    'PL',
    {
      Gdańsk: ['Danzig'],
      Kraków: ['Krakau', 'Cracow'],
      Szczecin: ['Stettin'],
      Warsaw: ['Warschau', 'Warszawa'],
      Wrocław: ['Breslau'],
    },
  ],
  ['PT', { Lisbon: ['Lissabon', 'Lisboa'] }],
]);
