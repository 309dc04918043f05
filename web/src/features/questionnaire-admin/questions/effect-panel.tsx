import { answersById, type Outcome, outcomeOf } from '@metra/contract/rules/questionnaire-rules';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { AnswerControl } from '../answer-control.tsx';
import { questionnaireQueries } from '../questionnaire-admin.queries.ts';
import { useTagName } from './earned-tags.tsx';
import { letterOf } from './option-fields.tsx';
import { hasOptions, previewOf, type QuestionValues } from './question-values.ts';
import type { QuestionControl } from './use-form-part.ts';

interface EffectPanelProps {
  control: QuestionControl;
  /** The position of the option that is being edited, from 0. */
  place: number;
}

/** The rules for results need an id, which a new question does not have yet. */
const PREVIEWED_QUESTION_ID = 1;

/**
 * The panel shows what an answer would earn with the values that are now in the form: points, tags, and the
 * offers with these tags.
 */
export function EffectPanel({ control, place }: EffectPanelProps) {
  const { t, language } = useTranslate();
  const values = useWatch({ control }) as QuestionValues;
  const [given, setGiven] = useState<Answer>();
  const question = { ...previewOf(values, PREVIEWED_QUESTION_ID), showIf: null };
  const isChoice = hasOptions(values.type);
  const option = question.options[Math.min(place, question.options.length - 1)];
  const answer: Answer | undefined =
    isChoice && option ? { questionId: PREVIEWED_QUESTION_ID, optionIds: [option.id] } : given;
  const outcome = outcomeOf([question], answersById(answer ? [answer] : []), language);
  return (
    <section aria-labelledby="effect" className="panel grid gap-4 p-5">
      <h2 id="effect" className="type-h3">
        {isChoice
          ? t('questionnaire-admin.effect.ofOption', { letter: letterOf(place) })
          : t('questionnaire-admin.effect')}
      </h2>
      {!isChoice && (
        <div className="max-w-[420px]">
          <p className="mb-2 text-small text-text-soft">{t('questionnaire-admin.effect.try')}</p>
          <AnswerControl question={question} answer={given} onChange={setGiven} language={language} />
        </div>
      )}
      <OutcomeView outcome={outcome} />
      <MatchingOffers tags={outcome.tags.map(({ tag }) => tag)} />
    </section>
  );
}

export function OutcomeView({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslate();
  const nameOf = useTagName();
  const scored = outcome.sectors.filter(({ score }) => score !== null);
  if (scored.length === 0 && outcome.tags.length === 0)
    return <p className="text-small text-text-muted">{t('questionnaire-admin.effect.nothing')}</p>;
  return (
    <dl className="facts">
      {scored.map(({ sector, score }) => (
        <div key={sector}>
          <dt>{t(`common.sector.${sector}`)}</dt>
          <dd className="tabular">{t('questionnaire-admin.effect.points', { score: score ?? 0 })}</dd>
        </div>
      ))}
      {outcome.tags.length > 0 && (
        <div>
          <dt>{t('questionnaire-admin.tags')}</dt>
          <dd>
            <ul className="flex flex-wrap gap-2">
              {outcome.tags.map(({ tag, weight }) => (
                <li key={tag} className="rounded-chip tint px-2 py-1 text-small text-text-soft">
                  {nameOf(tag)} <span className="tabular">×{weight}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function MatchingOffers({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslate();
  const { data } = useQuery({ ...questionnaireQueries.offers(tags), enabled: tags.length > 0 });
  if (tags.length === 0 || !data) return null;
  return (
    <div className="grid gap-2">
      <p className="text-small font-medium">
        {t('questionnaire-admin.effect.offers', { count: data.total })}
      </p>
      {data.items.length > 0 && (
        <ul className="grid gap-1 text-small text-text-soft">
          {data.items.map(({ id, title, organisation }) => (
            <li key={id} className="wrap-anywhere">
              {title} · {organisation.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
