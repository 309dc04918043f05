import type { Report, ReportCheck } from '@metra/contract/shapes/report-shapes';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '../../design-system/buttons/button.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { SkeletonText } from '../../design-system/feedback/skeleton.tsx';
import { checkPlaces } from '../../domain/reporting/check-places.ts';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { TextForm, type WrittenText } from './dialogs/text-form.tsx';
import { vsmeQueries } from './vsme.queries.ts';

const LONGEST = 1000;

interface ChecksSectionProps {
  query: { data: Report | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  year: number;
  mayWrite: boolean;
}

/** The section lists contradictions before a report is frozen. They do not prevent freezing. */
export function ChecksSection({ query, year, mayWrite }: ChecksSectionProps) {
  const { t } = useTranslate();
  const { data } = query;
  return (
    <section aria-labelledby="checks" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-text pb-4">
        <h2 id="checks" tabIndex={-1} data-arrival="" className="type-h2 scroll-mt-[120px]">
          {t('reporting.vsme.checks')}
        </h2>
        {data && (
          <p className="text-small text-text-muted">
            {t('reporting.vsme.checksCount', { count: data.checks.length })}
          </p>
        )}
      </div>
      {!data && query.error ? (
        <LoadError title={t('reporting.vsme.checksError')} query={query} />
      ) : !data ? (
        <div aria-busy="true" className="pt-5">
          <SkeletonText lines={3} />
        </div>
      ) : data.checks.length === 0 ? (
        <p className="flex items-start gap-2 pt-5 text-text-soft">
          <CircleCheck size={18} aria-hidden="true" className="mt-1 shrink-0 text-success-text" />
          {t('reporting.report.checks.none')}
        </p>
      ) : (
        <ul>
          {data.checks.map((check) => (
            <Finding key={check.key} of={check} year={year} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Finding({ of, year, mayWrite }: { of: ReportCheck; year: number; mayWrite: boolean }) {
  const { t } = useTranslate();
  const { explanation } = of;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] items-start gap-x-3 gap-y-3 border-b border-line py-4 sm:grid-cols-[24px_minmax(0,1fr)_auto]">
      {explanation ? (
        <CircleCheck size={20} aria-hidden="true" className="mt-px text-text-muted" />
      ) : (
        <TriangleAlert size={20} aria-hidden="true" className="mt-px text-warning-text" />
      )}
      <div className="min-w-0">
        <p className="font-strong">{of.title}</p>
        <p className="measure mt-1 text-ui text-text-soft wrap-anywhere">{of.message}</p>
        {explanation && (
          <p className="measure mt-1 text-ui wrap-anywhere">
            {t('reporting.vsme.explained', { text: explanation.text })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2">
        {checkPlaces(of, year).map(({ address, kind, name }) => {
          const label = (
            <>
              {t(`reporting.vsme.toPlace.${kind}`)}
              <span className="sr-only">: {name || of.title}</span>
            </>
          );
          return (
            <ButtonLink key={address} size="sm" render={<FrameLink href={address}>{label}</FrameLink>}>
              {label}
            </ButtonLink>
          );
        })}
        {mayWrite && (
          <Button size="sm" onClick={() => void explain(of, year, t('reporting.vsme.explain'))}>
            {t(explanation ? 'reporting.vsme.explainAgain' : 'reporting.vsme.explain')}
            <span className="sr-only">: {of.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const explain = (of: ReportCheck, year: number, title: string) =>
  openDialog({
    title,
    size: 'lg',
    content: ({ close }) => <ExplainForm of={of} year={year} onDone={() => close()} />,
  });

const written = ({ explanation, version }: Pick<ReportCheck, 'explanation' | 'version'>) => ({
  text: explanation?.text ?? '',
  version,
});

function ExplainForm({ of, year, onDone }: { of: ReportCheck; year: number; onDone: () => void }) {
  const { t } = useTranslate();
  async function read() {
    const { checks } = await queryClient.fetchQuery({ ...vsmeQueries.report(year), staleTime: 0 });
    return written(checks.find(({ key }) => key === of.key) ?? of);
  }
  async function write(text: string, { version }: WrittenText) {
    await api.reports.explain({ params: { year, key: of.key }, body: { text: text || null, version } });
    events.emit('disclosuresChanged', { year });
  }
  return (
    <TextForm
      name={`explain:${year}:${of.key}`}
      start={written(of)}
      read={read}
      write={write}
      label={t('reporting.vsme.reasonLabel')}
      description={t('reporting.vsme.explainHint')}
      intro={
        <p className="mb-5 text-text-soft">
          <span className="block font-medium text-text">{of.title}</span>
          {of.message}
        </p>
      }
      rows={4}
      longest={LONGEST}
      onDone={onDone}
    />
  );
}
