import type {
  EditedQuestionnaire,
  QuestionnaireStatistics,
} from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { readable } from '../questions/question-values.ts';
import { secondsText } from '../seconds-text.ts';
import { ShareRow } from './share-row.tsx';

interface StatisticsViewProps {
  questionnaire: EditedQuestionnaire;
  statistics: QuestionnaireStatistics;
}

type OfQuestion = QuestionnaireStatistics['questions'][number];

/** How the questionnaire is answered: how many finish, how long it takes, where people leave, what they say. */
export function StatisticsView({ questionnaire, statistics }: StatisticsViewProps) {
  const { t, language } = useTranslate();
  const { started, finished, scores, secondsTaken, questions } = statistics;
  const timed = secondsTaken.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <dl className="panel grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-3 xl:grid-cols-6">
        <Tile label={t('questionnaire-admin.results.started')}>{formatNumber(started, language)}</Tile>
        <Tile label={t('questionnaire-admin.results.finished')}>{formatNumber(finished, language)}</Tile>
        <Tile label={t('questionnaire-admin.results.completion')}>
          {started === 0 ? '–' : formatPercent(finished / started, language, { decimals: 0 })}
        </Tile>
        {scores.map(({ sector, average }) => (
          <Tile
            key={sector}
            label={t('questionnaire-admin.results.average', { sector: t(`common.sector.${sector}`) })}
          >
            {average === null ? '–' : formatNumber(average, language)}
          </Tile>
        ))}
      </dl>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <Panel id="times" title={t('questionnaire-admin.results.time')}>
          {timed === 0 ? (
            <p className="text-small text-text-muted">{t('questionnaire-admin.results.noTimes')}</p>
          ) : (
            <ul className="grid gap-3">
              {secondsTaken.map(({ from, to, count }) => (
                <ShareRow
                  key={from}
                  label={
                    to === null
                      ? t('questionnaire-admin.results.longer', { from: secondsText(from) })
                      : t('questionnaire-admin.results.between', {
                          from: secondsText(from),
                          to: secondsText(to),
                        })
                  }
                  count={count}
                  of={timed}
                />
              ))}
            </ul>
          )}
        </Panel>
        <Panel
          id="drop-off"
          title={t('questionnaire-admin.results.dropOff')}
          text={t('questionnaire-admin.results.dropOffText')}
        >
          {started === finished ? (
            <p className="text-small text-text-muted">{t('questionnaire-admin.results.nobodyLeft')}</p>
          ) : (
            <ul className="grid gap-3">
              {questions.map(({ id, order, leftAt }) => (
                <ShareRow
                  key={id}
                  label={`${order}. ${textOf(questionnaire, id, language)}`}
                  count={leftAt}
                  of={started}
                />
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <section aria-labelledby="distribution" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="distribution" className="type-h2">
            {t('questionnaire-admin.results.distribution')}
          </h2>
          <p className="text-small text-text-soft">{t('questionnaire-admin.results.distributionText')}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          {questions.map((each) => (
            <Distribution
              key={each.id}
              of={each}
              question={questionnaire.questions.find(({ id }) => id === each.id)}
            />
          ))}
        </div>
      </section>
    </>
  );
}

const textOf = ({ questions }: EditedQuestionnaire, id: number, language: 'de' | 'en'): string => {
  const question = questions.find((each) => each.id === id);
  return question ? readable(question.text, language) : '';
};

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-1 bg-surface p-4">
    <dt className="text-small text-text-soft">{label}</dt>
    <dd className="type-h2 tabular">{children}</dd>
  </div>
);

interface PanelProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

const Panel = ({ id, title, text, children }: PanelProps) => (
  <section aria-labelledby={id} className="panel grid gap-4 p-5">
    <div className="grid gap-1">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {text && <p className="text-small text-text-soft">{text}</p>}
    </div>
    {children}
  </section>
);

function Distribution({ of, question }: { of: OfQuestion; question: Question | undefined }) {
  const { t, language } = useTranslate();
  const { id, order, answered, distribution } = of;
  const nameOf = ({ optionId, from, to }: OfQuestion['distribution'][number]): string => {
    const option = question?.options.find((each) => each.id === optionId);
    if (option) return readable(option.text, language);
    const [low, high] = [from, to].map((end) => (end === null ? '' : formatNumber(end, language)));
    return low === high || high === '' ? (low ?? '') : `${low}–${high}`;
  };
  return (
    <section aria-labelledby={`distribution-${id}`} className="panel grid gap-4 p-5">
      <div className="grid gap-1">
        <h3 id={`distribution-${id}`} className="type-h3 wrap-anywhere">
          {order}. {question && readable(question.text, language)}
        </h3>
        <p className="text-small text-text-soft">
          {t('questionnaire-admin.results.answered', { count: answered })}
        </p>
      </div>
      {distribution.length > 0 && answered > 0 && (
        <ul className="grid gap-3">
          {distribution.map((spread) => (
            <ShareRow
              key={`${spread.optionId} ${spread.from}`}
              label={nameOf(spread)}
              count={spread.count}
              of={answered}
            />
          ))}
        </ul>
      )}
      {of.type === 'TEXT' && (
        <p className="text-small text-text-muted">{t('questionnaire-admin.results.texts')}</p>
      )}
    </section>
  );
}
