import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { goalPicture, RAMPS, toSvg } from '@metra/pictures';
import { typesetPdf } from '../../../platform/documents/typeset.ts';
import type { ResultToPrint } from './result-to-print.ts';
import { fill, printedDay, resultWords } from './result-words.ts';

const source = readFileSync(join(import.meta.dirname, 'result.typ'), 'utf8');

type Reason = QuestionnaireResult['goals'][number]['reason'];

/** Like the result itself, the document contains neither the person nor the answers. */
export async function printResult({ result, language }: ResultToPrint): Promise<Uint8Array> {
  const { questionnaire, createdAt, scores, questions, goals, offers, bands } = result;
  const words = resultWords[language];
  const because = ({ questions: asked }: Reason) =>
    asked[0] ? fill(words.because, { question: asked[0].text }) : '';
  const known = scores.filter(({ score }) => score !== null);
  const lowest = known.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0];
  const day = new Date(createdAt);
  return typesetPdf({
    source,
    madeAt: day,
    data: {
      language,
      title: questionnaire.name,
      day: printedDay(day, language),
      date: { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
      statement: lowest
        ? fill(words.statement, { sector: words.sectors[lowest.sector] })
        : words.statementWithout,
      advice: lowest?.band?.text ?? '',
      limits: bands.map(({ min, name }) => ({ min, name })),
      sectors: scores.map(({ sector, score, band }) => {
        const counted = questions.filter((question) => question.sector === sector);
        return {
          name: words.sectors[sector],
          colour: RAMPS[sector].core,
          score,
          scoreText: score === null ? words.noScore : fill(words.score, { score: String(score) }),
          band: band?.name ?? '',
          questions: counted.map(({ text, points }) => ({ text, points: String(points) })),
        };
      }),
      goals: goals.slice(0, 3).map(({ name, summary, slug, sector, reason }) => ({
        name,
        summary,
        because: because(reason),
        picture: toSvg(goalPicture(slug, sector), { width: 240, height: 180 }),
      })),
      offers: offers.map(({ title, organisation, reason }) => ({
        title,
        organisation: organisation.name,
        because: because(reason),
      })),
      words: {
        points: words.points,
        goals: words.goals,
        offers: words.offers,
        table: words.table,
        note: words.note,
        page: words.page,
      },
    },
  });
}
