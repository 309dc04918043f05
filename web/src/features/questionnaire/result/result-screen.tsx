import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { FileDown } from 'lucide-react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { resultPath } from '../../../domain/questionnaires/result-path.ts';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { KeepResult } from './keep-result.tsx';
import { ResultProfile } from './result-profile.tsx';
import { SuggestedGoals } from './suggested-goals.tsx';
import { SuggestedOffers } from './suggested-offers.tsx';
import { useEarlierResult } from './use-earlier-result.ts';

/**
 * The screen shows the strongest need, a profile, goals and offers with their reasons. It does not show who
 * answered.
 */
export function ResultScreen({ data: result }: SiteScreenProps<QuestionnaireResult>) {
  const { t, language } = useTranslate();
  const { questionnaire, createdAt, scores, goals, offers } = result;
  const { first, isOwn, isHere, isKept, onKept } = useEarlierResult(result);
  const known = scores.filter((each) => each.score !== null);
  const lowest = known.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0];
  const again = isHere ? `?again=${result.id}` : '';
  const repeat = isHere ? 'result.change' : isOwn ? 'results.again' : 'result.answerYourself';
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <header className="page-head pb-8">
        <div>
          <p className="mb-3 flex flex-wrap gap-x-4 text-small text-text-muted">
            <span>{questionnaire.name}</span>
            <span>{formatDate(berlinTime(createdAt).day, language)}</span>
          </p>
          <h1 className="type-display">
            {lowest
              ? t('questionnaires.result.statement', { sector: t(`common.sectorLong.${lowest.sector}`) })
              : t('questionnaires.result.statementWithout')}
            {lowest && (
              <span className="block text-text-muted">
                {t('questionnaires.result.statementScore', { score: lowest.score ?? 0 })}
              </span>
            )}
          </h1>
          {lowest?.band && <p className="mt-4 measure type-lead">{lowest.band.text}</p>}
        </div>
        <div className="page-actions">
          <a
            href={`${language === 'en' ? '/en' : ''}${resultPath(questionnaire, result.id)}/pdf`}
            className={buttonClass({ variant: 'secondary', size: 'md' })}
          >
            <FileDown size={18} aria-hidden="true" />
            {t('questionnaires.result.pdf')}
          </a>
          {questionnaire.active && (
            <SiteLink
              href={`/questionnaires/${questionnaire.slug}${again}`}
              className={buttonClass({ variant: 'secondary', size: 'md' })}
            >
              {t(`questionnaires.${repeat}`)}
            </SiteLink>
          )}
        </div>
      </header>
      <ResultProfile result={result} first={first} />
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_400px]">
        {goals.length > 0 && <SuggestedGoals goals={goals} />}
        <SuggestedOffers offers={offers} />
      </div>
      <KeepResult resultId={result.id} isKept={isKept} onKept={onKept} />
    </div>
  );
}
