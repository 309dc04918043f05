import type { UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Plus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { fetchWhenReached } from '../../../design-system/behaviour/fetch-when-reached.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { ToolSelect } from '../../../design-system/fields/tool-select.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import type { FactorDialog } from './factor-dialogs.tsx';
import { factorGroups } from './factor-groups.ts';
import { FactorTable } from './factor-table.tsx';
import { factorQueries } from './factors.queries.ts';
import { FactorsSkeleton } from './factors-skeleton.tsx';
import { yearsUpTo } from './years.ts';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/factors');
const loadDialogs = () => import('./factor-dialogs.tsx');
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).FactorDialogs }));

/**
 * This screen shows the factors that apply to the organisation and their sources. People can enter own factors here.
 */
export function FactorsScreen() {
  const { t } = useTranslate();
  const { year } = route.useSearch();
  const query = useQuery(factorQueries.inUse(year));
  useNamePage(t('company-data.factors.title'));
  if (!query.data && !query.error) return <FactorsSkeleton />;
  if (!query.data)
    return (
      <div className="wrap py-16">
        <LoadError
          title={t('company-data.factors.error')}
          text={t('company-data.error.text')}
          query={query}
          headingLevel={1}
        />
      </div>
    );
  return <Factors {...query.data} />;
}

type FactorsProps = Readonly<{ items: readonly UsedFactor[]; year: number; country: string | null }>;

function Factors({ items, year, country }: FactorsProps) {
  const { t } = useTranslate();
  const { factor: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const { dialog, wasOpened, ask, close } = useDialog(items.find(({ slug }) => slug === wanted));
  const groups = factorGroups(items);
  // The groups below the first are rendered after it, so that the top of the page appears sooner.
  const shown = useDeferredValue(groups, groups.slice(0, 1));
  const thisYear = Number(today().slice(0, 4));
  return (
    <div className="wrap pb-20" {...fetchWhenReached(loadDialogs)}>
      <header className="page-head py-6 max-lg:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <Link to="/app/company-data" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('company-data.title')}
          </Link>
          <h1 className="type-display">{t('company-data.factors.title')}</h1>
        </div>
        <div className="page-actions">
          <ForWriters>
            <Button
              variant="primary"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => ask({ kind: 'enter', factor: undefined })}
            >
              {t('company-data.factors.enter')}
            </Button>
          </ForWriters>
        </div>
      </header>
      <div className="mb-6 grid items-center gap-4 md:grid-cols-[minmax(0,1fr)_160px]">
        <p className="max-w-[68ch] text-text-soft">{t('company-data.factors.lead')}</p>
        <ToolSelect
          aria-label={t('company-data.factors.year')}
          options={yearsUpTo(thisYear).map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={(next) =>
            void navigate({ search: { year: Number(next) }, replace: true, resetScroll: false })
          }
        />
      </div>
      {country === null && <CountryMissing />}
      {items.length === 0 && (
        <div className="panel">
          <EmptyState
            sector="e"
            title={t('company-data.factors.empty')}
            text={t('company-data.factors.emptyText')}
          />
        </div>
      )}
      <div className="grid gap-6">
        {shown.map(({ name, factors }) => (
          <section key={name} className="panel min-w-0 py-2" aria-labelledby={`factors-${name}`}>
            <h2 id={`factors-${name}`} className="type-panel px-5 pt-4 pb-2 sm:px-6">
              {t(`company-data.factors.group.${name}`)}
            </h2>
            <FactorTable caption={t(`company-data.factors.group.${name}`)} factors={factors} onAsk={ask} />
          </section>
        ))}
      </div>
      {wasOpened && (
        <Suspense>
          <Dialogs factors={items} year={year} dialog={dialog} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * A link can ask to replace a factor, and its dialog is then open at first. A dialog that was open once stays mounted,
 * so that it can animate its closing.
 */
function useDialog(wanted: UsedFactor | undefined) {
  const navigate = route.useNavigate();
  const [dialog, setDialog] = useState<FactorDialog | null>(
    wanted?.replaceable ? { kind: 'enter', factor: wanted } : null,
  );
  const [wasOpened, setOpened] = useState(dialog !== null);
  return {
    dialog,
    wasOpened,
    ask(next: FactorDialog) {
      setOpened(true);
      setDialog(next);
    },
    close() {
      setDialog(null);
      if (wanted)
        void navigate({
          search: ({ year }) => ({ ...(year && { year }) }),
          replace: true,
          resetScroll: false,
        });
    },
  };
}

function CountryMissing() {
  const { t } = useTranslate();
  return (
    <Notice
      tone="warning"
      className="mb-6"
      action={
        <Link to="/app/profile/settings" className="link">
          {t('company-data.factors.toProfile')}
        </Link>
      }
    >
      {t('company-data.factors.countryUnknown')}
    </Notice>
  );
}
