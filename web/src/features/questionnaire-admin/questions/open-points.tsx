import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { earnsNothing, missingEnglish } from './question-values.ts';

/**
 * Each missing part links to its question. A questionnaire with missing parts can be switched on
 * nevertheless.
 */
export function OpenPoints({
  questionnaire: { id, questions, translations },
}: {
  questionnaire: EditedQuestionnaire;
}) {
  const { t } = useTranslate();
  const points = questions.flatMap((question, place) => {
    const number = place + 1;
    return [
      ...(earnsNothing(question)
        ? [{ id: question.id, key: 'tags', text: t('questionnaire-admin.open.tags', { number }) }]
        : []),
      ...(missingEnglish(question) > 0
        ? [{ id: question.id, key: 'english', text: t('questionnaire-admin.open.english', { number }) }]
        : []),
    ];
  });
  const lacksName = !translations.en;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="open-points" className="panel grid gap-3 p-4">
      <h2 id="open-points" className="type-h3">
        {t('questionnaire-admin.open')}
      </h2>
      {points.length === 0 && !lacksName ? (
        <p className="flex items-center gap-2 text-small text-success-text">
          <CircleCheck size={16} aria-hidden="true" />
          {t('questionnaire-admin.open.none')}
        </p>
      ) : (
        <ul className="grid max-h-[32dvh] gap-1 overflow-y-auto text-small">
          {lacksName && (
            <li>
              <Link
                to="/admin/questionnaires/$questionnaireId/settings"
                params={{ questionnaireId: id }}
                className="link inline-block py-1"
              >
                {t('questionnaire-admin.open.name')}
              </Link>
            </li>
          )}
          {points.map((point) => (
            <li key={`${point.key}${point.id}`}>
              <Link
                to="/admin/questionnaires/$questionnaireId"
                params={{ questionnaireId: id }}
                search={{ question: point.id }}
                className="link inline-block py-1"
              >
                {point.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
