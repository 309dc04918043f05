import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { ChevronDown } from 'lucide-react';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SectorName } from '../sector-name.tsx';
import styles from './result.module.css';
import { SectorScale } from './sector-scale.tsx';
import type { EarlierResult } from './use-earlier-result.ts';

interface ProfileProps {
  result: QuestionnaireResult;
  first: EarlierResult | null;
}

export function ResultProfile({ result, first }: ProfileProps) {
  const { t } = useTranslate();
  const { scores, bands } = result;
  return (
    <div className="panel overflow-clip">
      {scores.map((score) => (
        <SectorRow key={score.sector} score={score} bands={bands} first={first} />
      ))}
      {bands.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-micro text-text-muted tabular lg:px-6">
          {bands.map(({ slug, min, name }) => (
            <span key={slug}>{t('questionnaires.result.from', { min, name })}</span>
          ))}
        </p>
      )}
      <PointsTable result={result} />
    </div>
  );
}

interface RowProps {
  score: QuestionnaireResult['scores'][number];
  bands: QuestionnaireResult['bands'];
  first: EarlierResult | null;
}

function SectorRow({ score: { sector, score, band }, bands, first }: RowProps) {
  const { t, language } = useTranslate();
  const before = first?.scores.find((each) => each.sector === sector)?.score ?? null;
  return (
    <section className={styles.sectorRow}>
      <div>
        <h2 className="contents">
          <SectorName sector={sector} />
        </h2>
        {band && <p className="mt-1 type-panel">{band.name}</p>}
      </div>
      {score === null ? (
        <p className="text-ui text-text-muted">{t('questionnaires.result.noScore')}</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2 text-ui text-text-soft">
            <span className="type-value text-value-l text-text">{score}</span>
            {t('questionnaires.result.of100')}
          </p>
          <div className={styles.wide}>
            <SectorScale sector={sector} score={score} before={before} bands={bands} />
          </div>
          <p className={`${styles.wide} text-small text-text-soft lg:text-right`}>
            {before !== null && first && (
              <>
                <b className="text-text lg:block">
                  {score === before
                    ? t('questionnaires.result.unchanged')
                    : t('questionnaires.result.points', {
                        count: Math.abs(score - before),
                        value: formatNumber(score - before, language, { signed: true }),
                      })}
                </b>{' '}
                {t('questionnaires.result.since', {
                  date: formatDate(berlinTime(first.createdAt).day, language, 'short'),
                })}
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** Always in the document: whoever cannot see the scales reads it. */
function PointsTable({ result: { scores, questions } }: { result: QuestionnaireResult }) {
  const { t } = useTranslate();
  if (questions.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-5 py-3 text-ui font-medium lg:px-6">
        <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
        {t('questionnaires.result.asTable')}
      </summary>
      <div className="grid items-start gap-x-8 border-t border-line px-5 pb-4 md:grid-cols-3 lg:px-6">
        {scores.map(({ sector, score, answered }) => {
          const counted = questions.filter((question) => question.sector === sector);
          return (
            <table key={sector} className="w-full text-ui leading-ui">
              <caption className="pt-4 pb-2 text-left">
                <SectorName sector={sector} />
              </caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('questionnaires.result.question')}</th>
                  <th scope="col">{t('questionnaires.result.pointsHead')}</th>
                </tr>
              </thead>
              <tbody>
                {counted.map(({ id, text, points }) => (
                  <tr key={id} className="align-baseline">
                    <th scope="row" className="py-2 pr-4 text-left font-text">
                      {text}
                    </th>
                    <td className="py-2 text-right font-medium tabular">{points}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="border-t border-text">
                <tr>
                  <th scope="row" className="py-2 pr-4 text-left font-strong">
                    {t('questionnaires.result.mean', { count: answered })}
                  </th>
                  <td className="py-2 text-right font-strong tabular">
                    {score ?? <span className="text-text-muted">–</span>}
                  </td>
                </tr>
              </tfoot>
            </table>
          );
        })}
      </div>
    </details>
  );
}
