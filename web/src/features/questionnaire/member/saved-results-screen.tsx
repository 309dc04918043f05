import type { KeptResult } from '@metra/contract/operations/questionnaires';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { forgetResult } from '../../../domain/questionnaires/own-results.ts';
import { QUICK_CHECK } from '../../../domain/questionnaires/quick-check.ts';
import { resultPath } from '../../../domain/questionnaires/result-path.ts';
import { savedResultQueries } from '../../../domain/questionnaires/saved-result.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { reportError } from '../../../lib/errors/report-error.ts';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { SavedResultsSkeleton } from './saved-results-skeleton.tsx';

/**
 * The screen shows the results of the person's own answers, and how they have changed since the first time.
 */
export function SavedResultsScreen() {
  const { t } = useTranslate();
  const query = useInfiniteQuery(savedResultQueries.list());
  if (!query.data && !query.error) return <SavedResultsSkeleton />;
  const results = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="type-h1 pt-2 pb-3">{t('questionnaires.results.title')}</h1>
      <p className="measure pb-8 text-text-soft">{t('questionnaires.results.lead')}</p>
      {!query.data && (
        <LoadError
          title={t('questionnaires.results.error')}
          text={t('questionnaires.results.errorText')}
          query={query}
        />
      )}
      {query.data && results.length === 0 && (
        <EmptyState
          variant="slot"
          headingLevel={2}
          title={t('questionnaires.results.empty')}
          text={t('questionnaires.results.emptyText')}
          action={
            <SiteLink href={QUICK_CHECK} className={buttonClass({ variant: 'primary', size: 'md' })}>
              {t('questionnaires.results.start')}
            </SiteLink>
          }
        />
      )}
      {results.length > 0 && (
        <ul className="border-t border-text">
          {results.map((result) => (
            <ResultRow key={result.id} result={result} first={firstOf(results, result)} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-6"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('questionnaires.results.more')}
        </Button>
      )}
    </>
  );
}

/** Returns the first result of the same questionnaire; undefined for the first one itself. */
function firstOf(results: readonly KeptResult[], { id, questionnaire }: KeptResult): KeptResult | undefined {
  const first = results.findLast((each) => each.questionnaire.id === questionnaire.id);
  return first?.id === id ? undefined : first;
}

function ResultRow({ result, first }: { result: KeptResult; first: KeptResult | undefined }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const date = formatDate(berlinTime(result.createdAt).day, language);
  const forget = useMutation({
    mutationFn: () => api.keptResults.forget({ params: { resultId: result.id } }),
    onSuccess() {
      forgetResult(result.id);
      events.emit('savedResultsChanged');
      showToast({ variant: 'success', title: t('questionnaires.results.forgotten') });
    },
    onError: reportError,
  });
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-b border-line-strong py-5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <SiteLink href={resultPath(result.questionnaire, result.id)} className="link type-h3">
          {result.questionnaire.name}
        </SiteLink>
        <p className="mt-1 text-small text-text-muted">
          {date}
          {!first && `, ${t('questionnaires.results.first')}`}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {result.scores.map(({ sector, score }) => {
          const before = first?.scores.find((each) => each.sector === sector)?.score ?? null;
          const change = score === null || before === null ? null : score - before;
          return (
            <li key={sector} className="text-small text-text-soft">
              <span className="flex items-center gap-2">
                <SectorMark sector={sector} />
                {t(`common.sectorLong.${sector}`)}
                <span className="type-value text-value-m text-text">{score ?? '–'}</span>
              </span>
              {change !== null && change !== 0 && (
                <span className="block text-micro text-text-muted">
                  {t('questionnaires.results.change', {
                    value: formatNumber(change, language, { signed: true }),
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {result.questionnaire.active && (
          <SiteLink
            href={`/questionnaires/${result.questionnaire.slug}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('questionnaires.results.again')}
          </SiteLink>
        )}
        {account?.impersonator === null && (
          <Button
            variant="quiet"
            size="sm"
            loading={forget.isPending}
            aria-label={t('questionnaires.results.forgetOf', { date })}
            onClick={() => forget.mutate()}
          >
            {t('questionnaires.results.forget')}
          </Button>
        )}
      </div>
    </li>
  );
}
