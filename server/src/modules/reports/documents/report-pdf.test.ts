import type { Language } from '@metra/contract/core/primitives';
import { answerLimits } from '@metra/contract/shapes/standard-shapes';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEmptyReportDocument } from '../../../../test/factories/empty-report-document.ts';
import { aReportDocument } from '../../../../test/factories/report-document.ts';
import { printReport, printSample } from './print-report.ts';
import type { FrozenMarks, ReportToPrint } from './report-to-print.ts';

const hash = '4be107f9c1d2a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f80912d35c';
const frozen: FrozenMarks = {
  number: 'MW7K-2026-01',
  hash,
  verifyAddress: 'metra.example/pruefen',
  frozenAt: '2026-11-15T14:00:00.000Z',
  author: 'Mira Wiesengrund',
};

async function printed(toPrint: ReportToPrint) {
  const pdf = await printReport(toPrint);
  const document = await getDocumentProxy(pdf.slice());
  const { text } = await extractText(document, { mergePages: false });
  return { pdf, document, pages: text, text: text.join('\n') };
}

/** The factory's report is printed once per language for all tests. */
const printedPlain = new Map<Language, ReturnType<typeof printed>>();
function plain(language: Language): ReturnType<typeof printed> {
  const known = printedPlain.get(language) ?? printed({ document: aReportDocument({ language }), language });
  printedPlain.set(language, known);
  return known;
}

const words = {
  de: {
    title: 'Nachhaltigkeitsbericht 2026, Musterbau Wiesengrund GmbH',
    draft: 'Entwurf, Stand 15. November 2026',
    outline: ['Inhalt', '1', '2', '3', '4', '5', '6', 'A', 'Über diese Ausgabe'],
    energy: '50.510',
    missing: 'fehlt',
    ownFactor: 'Eigener Wert. UK Government',
  },
  en: {
    title: 'Sustainability report 2026, Musterbau Wiesengrund GmbH',
    draft: 'Draft as of 15 November 2026',
    outline: ['Contents', '1', '2', '3', '4', '5', '6', 'A', 'About this edition'],
    energy: '50,510',
    missing: 'missing',
    ownFactor: 'Own value. UK Government',
  },
} as const;

describe.each(['de', 'en'] as const)('a report in %s', (language) => {
  test('is tagged, says its language and title, and has bookmarks', async () => {
    const { document, text } = await plain(language);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: words[language].title, Language: language });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await document.getOutline();
    expect(outline).toHaveLength(words[language].outline.length);
    for (const [index, start] of words[language].outline.entries())
      expect(outline[index]?.title.startsWith(start)).toBe(true);
    for (const part of [
      words[language].draft.replace(/ (?=November)/, '\u00a0'),
      words[language].energy,
      words[language].missing,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '));
    // One of twelve factors is the company's own.
    expect(text.replaceAll(/\s+/g, ' ').split(words[language].ownFactor)).toHaveLength(2);
    expect(document.numPages).toBeGreaterThan(14);
    expect(document.numPages).toBeLessThan(26);
  });
});

test('headings are in order, and charts have a text alternative', async () => {
  const { document } = await plain('de');
  const levels: number[] = [];
  const alts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const tree = JSON.stringify(await (await document.getPage(page)).getStructTree());
    for (const [, level] of tree.matchAll(/"role":"H(\d)"/g)) levels.push(Number(level));
    for (const [, alt] of tree.matchAll(/"alt":"([^"]+)"/g)) alts.push(alt ?? '');
  }
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(alts).toContainEqual(expect.stringContaining('Erdgas je Monat, kWh 2026: Jan. 20.990, Feb. 19.830'));
});

test('the sample that prepares the engine can be printed', async () => {
  const { numPages } = await getDocumentProxy(new Uint8Array(await printSample()));
  expect(numPages).toBe(4);
});

test('the report of a company that has entered nothing can be made', async () => {
  const { text } = await printed({ document: anEmptyReportDocument(), language: 'de' });
  expect(text).toContain('Noch liegen keine Werte vor.');
});

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const drawn = 'Werk in Łódź, 10 m³ × 2 ≤ 20 m³, CO₂ → 0, „gut“ – 5 €, wann [?]';
const complete = 'Alle erfassten Kennzahlen sind vollständig.';
const address = `https://werk.example/${'nachhaltigkeit/'.repeat(12)}?q=${'x'.repeat(60)}`;

/** These values are those of today although the year is over. A line may end within a word. */
const joined = (text: string) => text.replace(/[\s-]/g, '');
const ofToday = {
  de: [
    'Fristen und Notizen der Ziele: Stand 15. November 2026',
    'Kosten und Termine: Stand 15. November 2026',
  ],
  en: ['due dates and notes of goals as of 15 November 2026', 'costs and dates as of 15 November 2026'],
};

describe('a year that is over, without a gap, of a company with a logo, a long address and a long table', () => {
  const document = aReportDocument({ wasteRows: answerLimits.rows });
  const { report } = document;
  const [series] = report.series;
  const [narrative] = report.narrative;
  let over: Awaited<ReturnType<typeof printed>>;
  beforeAll(async () => {
    report.state = 'OVER';
    report.gaps = [];
    for (const { coverage } of report.kpis) coverage.marks = coverage.marks.map(() => 'RECORDED');
    if (series) series.points = series.points.map((point, at) => ({ ...point, value: at % 2, previous: 1 }));
    report.company.website = address;
    if (narrative) narrative.text = drawn;
    over = await printed({ document, language: 'de', logo });
  });

  test('a few events a year are shown by year', async () => {
    expect(series?.kpi).toMatchObject({ decimals: 0, aggregation: 'SUM' });
    expect((await plain('de')).text).toContain(`${series?.kpi.name} je Monat`);
    expect(over.text).not.toContain(`${series?.kpi.name} je Monat`);
    expect(over.text).toContain(`${series?.kpi.name} je Jahr`);
  });

  test('marks in German which values are as of today', async () => {
    for (const sentence of ofToday.de) {
      expect(joined((await plain('de')).text)).not.toContain(joined(sentence));
      expect(joined(over.text)).toContain(joined(sentence));
    }
  });

  test('is called complete', () => {
    expect(over.text).toContain(complete);
  });

  test('as many rows as a table may have flow over pages', () => {
    expect(over.text).toContain('17 01 1999');
    expect(over.document.numPages).toBeGreaterThan(40);
  });

  test('an address that is longer than a line is copied as it was typed', () => {
    expect(over.text).not.toContain('\u200b');
    expect(over.text.replace(/\s/g, '')).toContain(address);
  });

  test('no character is missing, and the report mentions none', () => {
    expect(over.text.replace(/\s+/g, ' ')).toContain(drawn.replace('₂', '2'));
    expect(over.text).not.toContain('steht für Zeichen');
  });

  test('the logo is drawn', async () => {
    const tree = JSON.stringify(await (await over.document.getPage(1)).getStructTree());
    expect(tree).toContain('Logo von Musterbau Wiesengrund GmbH');
  });
});

test('a past year marks in English which values are as of today', async () => {
  const document = aReportDocument({ language: 'en' });
  document.report.state = 'OVER';
  const over = await printed({ document, language: 'en' });
  for (const sentence of ofToday.en) {
    expect(joined((await plain('en')).text)).not.toContain(joined(sentence));
    expect(joined(over.text)).toContain(joined(sentence));
  }
});

describe('a year in which recording began, with a broken logo and letters that no typeface has', () => {
  let begun: Awaited<ReturnType<typeof printed>>;
  beforeAll(async () => {
    const document = aReportDocument();
    const { report } = document;
    const [first] = report.kpis;
    const [narrative] = report.narrative;
    report.gaps = [];
    for (const { coverage } of report.kpis) coverage.marks = coverage.marks.map(() => 'RECORDED');
    if (first) first.coverage.marks = ['BEFORE', ...first.coverage.marks.slice(1)];
    if (narrative) narrative.text = 'Werk in Łódź, አዲስ አበባ und Київ 🏭; Zelle\u2003A\u202e.';
    begun = await printed({ document, language: 'de', logo: Buffer.from('\x89PNG broken') });
  });

  test('is not called complete', () => {
    expect(begun.text).not.toContain(complete);
    expect(begun.text).toContain('Seit dem Beginn der Erfassung');
  });

  test('letters are seen to be missing, and the report says so', () => {
    expect(begun.text.replace(/\s+/g, ' ')).toContain('Werk in Łódź, [?] [?] und Київ 🏭; Zelle A.');
    expect(begun.pages.at(-1)).toContain('[?] steht für Zeichen');
  });

  test('the logo is left out', () => {
    expect(begun.pages[0]).toContain('Musterbau Wiesengrund GmbH');
  });
});

test.each([
  [
    'markup, a formula, pictures, other alphabets and signs nobody sees',
    '=1+1 #panic("x") $x^2$ *fett* @ref <label> `roh` = Titel 🏭 שלום עולם 日本 Ελλάδα \u0000\u0001\u202e\ud800',
  ],
  ['a word without end', 'W'.repeat(3000)],
])('input is printed as text: %s', async (_, typed) => {
  const document = aReportDocument();
  document.report.company.name = typed.slice(0, 200);
  document.report.headline.lead = typed.slice(0, 400);
  const narrative = document.report.narrative[0];
  if (narrative) narrative.text = typed;
  for (const row of document.report.kpis) row.kpi.name = typed.slice(0, 200);
  const { text } = await printed({ document, language: 'de' });
  const [first = ''] = typed.split(/[^\x20-\x7e]/);
  expect(text.replace(/\s|\u200b/g, '')).toContain(first.slice(0, 60).replace(/\s/g, ''));
});

/**
 * Removes what copying adds: PDF readers insert direction marks around right-to-left text and join the parts of
 * lines.
 */
const copied = (text: string) => text.replace(/[\u200e\u200f\u202a-\u202e]/g, '').replace(/\s+/g, ' ');

const names = {
  greek: 'Ελληνικά Χαλυβουργία',
  cyrillic: 'Київський завод',
  hebrew: 'מפעל הפלדה',
  arabic: 'شركة النور للطاقة',
  emoji: '🏭👩‍🏭',
  chinese: '东莞电子',
  japanese: '東京の会社',
  korean: '서울 회사',
  thai: 'ธนาคาร',
  georgian: 'საქართველო',
  armenian: 'Հայաստան',
  sign: '✓',
};

/** One report contains several names. Those that may break within a word come first, where no line ends. */
const groups = [
  [names.chinese, names.greek, names.hebrew, names.sign],
  [names.japanese, names.cyrillic, names.arabic, names.emoji],
  [names.thai, names.korean, names.georgian, names.armenian],
];

test('names of every alphabet are tried', () => {
  expect(new Set(groups.flat())).toEqual(new Set(Object.values(names)));
});

test.each(groups)('names are printed and copied in every place: %s, %s, %s, %s', async (...group) => {
  const document = aReportDocument();
  const { company, narrative, goals, kpis, series } = document.report;
  const all = group.join(' ');
  company.name = `${all} A`;
  company.city = `${all} B`;
  for (const part of narrative.slice(0, 1)) part.text = `Unsere Tochter ${all} C liefert.`;
  for (const goal of goals.slice(0, 1)) goal.name = `${all} D`;
  for (const row of kpis.slice(0, 1)) row.kpi.name = `${all} E`;
  for (const { kpi } of series.slice(0, 1)) kpi.name = `${all} F`;
  const { text, document: pdf, pages } = await printed({ document, language: 'de' });
  for (const word of all.split(' '))
    expect(copied(text).split(word).length - 1, word).toBeGreaterThan(6 + pages.length - 2);
  expect(text).not.toContain('[?]');
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: expect.stringContaining(`${all} A`) });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test('right-to-left text is ordered correctly, alone and within other text', async () => {
  const document = aReportDocument();
  const [first] = document.report.narrative;
  if (!first) throw new Error('There is no text');
  first.text = 'מפעל 2030 Kassel\n\nGera שלום עולם Kairo';
  const { document: pdf } = await printed({ document, language: 'de' });
  const { items } = await (await pdf.getPage(3)).getTextContent();
  const fromTheLeft = new Map(
    items.flatMap((item) => ('str' in item ? [[item.str.trim(), Number(item.transform[4])]] : [])),
  );
  for (const line of [
    ['Kassel', '2030', 'מפעל'],
    ['Gera', 'עולם', 'שלום', 'Kairo'],
  ]) {
    const places = line.map((word) => fromTheLeft.get(word));
    expect(places).not.toContain(undefined);
    expect(new Set(places).size).toBe(line.length);
    expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b));
  }
});

test('a frozen report prints its number and its whole hash, and is the same file, whatever was printed before it', async () => {
  const named = (name: string): ReportToPrint => {
    const document = aReportDocument();
    document.report.company.name = name;
    return { document, language: 'de', frozen };
  };
  const { pdf, text, pages } = await printed(named(names.arabic));
  expect(pages[0]).toContain('MW7K-2026-01');
  expect(pages[0]).toContain('metra.example/pruefen');
  expect(pages.at(-1)?.replace(/\s/g, '')).toContain(hash);
  expect(text).not.toContain('Entwurf');
  // These names use the same typefaces and others.
  await printReport(named(`Werk ${names.chinese} ${names.greek} ${names.emoji}`));
  for (const _ of ['after another', 'after itself'])
    expect(Buffer.from(await printReport(named(names.arabic))).equals(pdf)).toBe(true);
});
