import type { Measure } from '@metra/contract/operations/measures';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import {
  columnsOf,
  type ExportedSheet,
  numberCell,
  pagesOf,
  yesNo,
} from '../../platform/text/exported-sheet.ts';
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

export const ownMeasuresSheet: ExportedSheet = {
  name: { de: 'Eigene Maßnahmen', en: 'Your own measures' },
  about: {
    de: 'Maßnahmen, die Sie selbst angelegt haben, auch gelöschte.',
    en: 'Measures you have created yourself, including deleted ones.',
  },
  columns: columnsOf(
    'Maßnahme / Measure',
    'Ziel / Goal',
    'Beschreibung / Description',
    'Aufwand / Effort',
    'Wirkung / Impact',
    'Kosten, ungefähr / Rough cost',
    'Erste Schritte / First steps',
    'Auswählbar / Can be chosen',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language }) {
    const found = pagesOf(async (after, limit) => {
      const { rows } = await sql<Row>`
        select m.id, m.translations, m.effort, m.impact, m.active,
          ${translatedText('g.translations', 'name', language)} as goal
        from measures m join goals g on g.id = m.goal_id
        where m.organisation_id = ${organisationId} and m.id > ${after} order by m.id limit ${limit}`.execute(
        db,
      );
      return rows;
    });
    for await (const row of found) {
      const texts = textsIn<Pick<Measure, 'name' | 'description' | 'costHint' | 'firstSteps'>>(
        row.translations,
        language,
      );
      yield [
        texts.name,
        row.goal,
        texts.description,
        levelWords[row.effort][language],
        levelWords[row.impact][language],
        texts.costHint,
        texts.firstSteps.join('\n'),
        yesNo(row.active, language),
        numberCell(row.id),
      ];
    }
  },
};
