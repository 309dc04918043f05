import type { Measure } from '@metra/contract/operations/measures';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import { numberCell, pagesOf, sheetOf, yesNo } from '../../platform/text/exported-sheet.ts';
import { textsIn } from '../../platform/translations.ts';

const levelWords = {
  LOW: { de: 'gering', en: 'low' },
  MEDIUM: { de: 'mittel', en: 'medium' },
  HIGH: { de: 'hoch', en: 'high' },
} as const;

interface Row extends Pick<Measure, 'id' | 'effort' | 'impact' | 'active'> {
  translations: unknown;
  goal: string;
}

export const ownMeasuresSheet = sheetOf({
  name: { de: 'Eigene Maßnahmen', en: 'Your own measures' },
  about: {
    de: 'Maßnahmen, die Sie selbst angelegt haben, auch gelöschte.',
    en: 'Measures you have created yourself, including deleted ones.',
  },
  rows: (db, { organisationId, language }) =>
    pagesOf(async (after, limit) => {
      const { rows } = await sql<Row>`
        select m.id, m.translations, m.effort, m.impact, m.active,
          ${translatedText('g.translations', 'name', language)} as goal
        from measures m join goals g on g.id = m.goal_id
        where m.organisation_id = ${organisationId} and m.id > ${after} order by m.id limit ${limit}`.execute(
        db,
      );
      return rows.map((row) => ({
        ...row,
        texts: textsIn<Pick<Measure, 'name' | 'description' | 'costHint' | 'firstSteps'>>(
          row.translations,
          language,
        ),
      }));
    }),
  columns: {
    'Maßnahme / Measure': (row) => row.texts.name,
    'Ziel / Goal': (row) => row.goal,
    'Beschreibung / Description': (row) => row.texts.description,
    'Aufwand / Effort': (row, { language }) => levelWords[row.effort][language],
    'Wirkung / Impact': (row, { language }) => levelWords[row.impact][language],
    'Kosten, ungefähr / Rough cost': (row) => row.texts.costHint,
    'Erste Schritte / First steps': (row) => row.texts.firstSteps.join('\n'),
    'Auswählbar / Can be chosen': (row, { language }) => yesNo(row.active, language),
    'Nummer / Number': (row) => numberCell(row.id),
  },
});
