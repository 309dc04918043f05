import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { UnsavedNotice } from '../grid/unsaved-notice.tsx';
import { type DueArea, dueAreas } from './due-areas.ts';
import { DueList } from './due-list.tsx';
import { DueSkeleton } from './due-skeleton.tsx';
import { NextDueValue } from './next-due-value.tsx';

export function DueScreen() {
  const { t } = useTranslate();
  const query = useQuery(kpiQueries.due());
  if (query.error && !query.data)
    return (
      <LoadError
        title={t('tracking.error.title')}
        text={t('tracking.error.text')}
        query={query}
        headingLevel={1}
      />
    );
  if (!query.data) return <DueSkeleton />;
  const areas = dueAreas(query.data.categories, query.data.today);
  const first = areas.find(({ start }) => start);
  return (
    <>
      <DueHead due={{ ...query.data, gaps: areas.reduce((sum, { gaps }) => sum + gaps, 0) }} first={first} />
      <UnsavedNotice />
      <ForWriters>{first && <NextDueValue area={first} />}</ForWriters>
      <DueList areas={areas} />
    </>
  );
}

interface DueHeadProps {
  due: { today: string; periods: number; entered: number; gaps: number };
  first: DueArea | undefined;
}

function DueHead({ due, first }: DueHeadProps) {
  const { t, language } = useTranslate();
  return (
    <header className="page-head mb-6">
      <div>
        <p className="mb-2 text-small text-text-muted">
          {t('tracking.due.kick', { date: formatDate(due.today, language) })}
        </p>
        <h1 className="type-display">
          {firstSentence(due, t)}{' '}
          <span className="block text-text-muted">{secondSentence(due, t, language)}</span>
        </h1>
      </div>
      <ForWriters>
        <div className="page-actions">
          <ButtonLink
            icon={<FileUp size={18} aria-hidden="true" />}
            render={<Link to="/app/tracking/import" />}
          >
            {t('tracking.due.import')}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            render={<Link to="/app/tracking/records" search={first?.start ?? {}} />}
          >
            {t('tracking.due.enter')}
          </ButtonLink>
        </div>
      </ForWriters>
    </header>
  );
}

function firstSentence(
  { periods, entered, gaps }: DueHeadProps['due'],
  t: ReturnType<typeof useTranslate>['t'],
): string {
  if (periods > 0) return t('tracking.due.statement', { count: periods });
  if (entered === 0) return t('tracking.due.nothing');
  return t(gaps > 0 ? 'tracking.due.noneButGaps' : 'tracking.due.none', { gaps });
}

function secondSentence(
  { today, periods, entered }: DueHeadProps['due'],
  t: ReturnType<typeof useTranslate>['t'],
  language: Language,
): string {
  if (periods === 0 && entered === 0) return t('tracking.due.start');
  if (periods === 0) return t('tracking.due.noneNext', { date: formatDate(nextMonth(today), language) });
  return entered === 0 ? t('tracking.due.start') : t('tracking.due.entered', { count: entered });
}

function nextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
