import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { ReportingHead } from '../../domain/reporting/reporting-head.tsx';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { isActive } from '../../domain/subscription/subscription-state.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import type { AnswerDrafts } from './answers/answer-drafts.ts';
import { useAllDrafts, useAnswerDrafts } from './answers/current-answer-drafts.ts';
import { ChecksSection } from './checks-section.tsx';
import { disclosureAt, firstOpenOf, nextOpen } from './disclosure-counts.ts';
import { DisclosurePicker, DisclosureRail } from './disclosure-rail.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { vsmeQueries } from './vsme.queries.ts';
import { VsmeContext } from './vsme-context.ts';
import { VsmeHead } from './vsme-head.tsx';
import { VsmeBodySkeleton, VsmeSkeleton } from './vsme-skeleton.tsx';

const route = getRouteApi('/app/main/reporting/vsme');

/** The screen shows what the standard requires for a year, by disclosure, and takes the answers. */
export function VsmeScreen() {
  const { t } = useTranslate();
  const years = useQuery(vsmeQueries.years());
  const asked = route.useSearch().year;
  const newest = years.data?.items[0];
  const year = asked ?? newest?.year;
  if (year === undefined && years.error)
    return (
      <div className="wrap">
        <ReportingHead page="vsme" />
        <div className="panel mt-8 p-6">
          <LoadError title={t('reporting.vsme.error')} query={years} />
        </div>
      </div>
    );
  if (year === undefined) return <VsmeSkeleton />;
  return (
    <div className="wrap pb-16">
      <ReportingHead page="vsme" year={year} years={years.data?.items} />
      <VsmeOfYear key={year} of={year} />
    </div>
  );
}

function VsmeOfYear({ of }: { of: number }) {
  const { t } = useTranslate();
  const query = useQuery(vsmeQueries.ofYear(of));
  const report = useQuery(vsmeQueries.report(of));
  const subscription = useQuery(subscriptionStateQueries.current());
  const mayWrite = useMayWrite() && isActive(subscription.data ?? null);
  const drafts = useAnswerDrafts();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const wide = useMedia('(min-width: 73.75rem)');
  const [opened, open] = useState<string | null>(null);
  const { data } = query;
  const current = data && disclosureAt(data.disclosures, hash);
  const isNamed = current !== undefined && hash !== '' && hash !== current.code;
  useEffect(() => {
    if (isNamed) open(hash);
  }, [isNamed, hash]);
  if (!data && query.error)
    return (
      <div className="panel mt-8 p-6">
        <LoadError title={t('reporting.vsme.error')} text={t('reporting.vsme.errorText')} query={query} />
      </div>
    );
  if (!data || !current) return <VsmeBodySkeleton />;
  const go = (code: string) =>
    void navigate({ to: '.', search: true, hash: code, resetScroll: false } as never);
  const shown = data.disclosures.filter(
    ({ module }) => module === 'BASIC' || data.modules === 'COMPREHENSIVE',
  );
  const next = nextOpen(
    shown,
    opened ? { code: current.code, name: opened } : { code: current.code, name: '' },
  );
  const openFindings = report.data?.checks.filter(({ explanation }) => explanation === null).length;

  function goToNext() {
    if (!next || !current) return;
    open(next.name);
    if (next.code !== current.code) go(next.code);
    else document.getElementById(next.name)?.scrollIntoView({ block: 'center' });
  }

  function step(by: -1 | 1) {
    const at = shown.findIndex(({ code }) => code === current?.code);
    const target = shown[(at + by + shown.length) % shown.length];
    open(null);
    if (target) go(target.code);
  }

  function goOn(name: string) {
    const waits = current && [...current.datapoints, ...current.tables];
    const after = waits?.slice(waits.findIndex((part) => part.name === name) + 1);
    const following = after?.find(({ state, editable }) => state === 'MISSING' && editable)?.name;
    open(following ?? null);
    if (!following) document.getElementById(name)?.querySelector('button')?.focus();
  }

  return (
    <VsmeContext value={{ year: data, drafts, mayWrite, opened, open, goOn }}>
      <VsmeHead
        year={data}
        findings={openFindings}
        mayWrite={mayWrite}
        hasOpen={shown.some((one) => one.applies && firstOpenOf(one) !== undefined)}
        onNext={goToNext}
      />
      <UnsavedElsewhere year={of} code={current.code} drafts={drafts} onGo={go} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[352px_minmax(0,1fr)] lg:gap-12">
        {wide ? (
          <DisclosureRail year={data} current={current.code} />
        ) : (
          <DisclosurePicker
            year={data}
            current={current.code}
            onPick={(code) => {
              open(null);
              go(code);
            }}
          />
        )}
        <div className="min-w-0">
          <DisclosureSection key={current.code} of={current} onStep={step} />
          <ChecksSection query={report} year={of} mayWrite={mayWrite} />
        </div>
      </div>
    </VsmeContext>
  );
}

interface UnsavedElsewhereProps {
  year: number;
  /** This is the code of the disclosure that is shown. */
  code: string;
  drafts: AnswerDrafts;
  onGo: (name: string) => void;
}

/** Only this component reads every key stroke, so that the screen around it does not render each time. */
function UnsavedElsewhere({ year, code, drafts, onGo }: UnsavedElsewhereProps) {
  const { t } = useTranslate();
  const unsaved = useAllDrafts(drafts);
  const elsewhere = unsaved.filter(
    ({ draft, state }) => draft.year === year && draft.code !== code && state.kind !== 'saving',
  );
  const [first] = elsewhere;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      className="mb-6"
      action={
        <button type="button" className="link" onClick={() => onGo(first.draft.name)}>
          {t('reporting.vsme.showUnsaved')}
        </button>
      }
    >
      {t('reporting.vsme.unsavedElsewhere', { count: elsewhere.length, label: first.draft.label })}
    </Notice>
  );
}
