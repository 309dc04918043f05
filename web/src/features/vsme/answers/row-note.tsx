import type { Datapoint, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { MessageSquareText, UserRound } from 'lucide-react';
import { coverageText } from '../../../domain/kpis/completeness-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVsme } from '../vsme-context.ts';

/** The note shows the basis of a value or the reason for a missing one, and the notes of people. */
export function RowNote({ of, wording }: { of: Datapoint | DisclosureTable; wording: boolean }) {
  const { t, language } = useTranslate();
  const { year } = useVsme();
  const missing = new Set(
    year.disclosures.flatMap(({ datapoints }) =>
      datapoints.filter(({ state }) => state === 'MISSING').map(({ name }) => name),
    ),
  );
  const rest = 'kpis' in of ? restText(of, missing) : undefined;
  const lines = [rest, stateText(of, language)].filter((line) => line !== undefined);
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="mt-1 block text-small text-text-muted wrap-anywhere">
          {line}
        </span>
      ))}
      {of.remark && (
        <span className="mt-1 flex gap-2 text-small text-text-soft wrap-anywhere">
          <MessageSquareText size={14} aria-hidden="true" className="mt-1 stroke-2" />
          <span>
            <span className="sr-only">{t('reporting.vsme.remark')}: </span>
            {of.remark}
          </span>
        </span>
      )}
      {of.responsible && (
        <span className="mt-1 flex items-center gap-2 text-small text-text-muted">
          <UserRound size={14} aria-hidden="true" className="stroke-2" />
          {t('reporting.vsme.responsibleIs', { name: of.responsible.name })}
        </span>
      )}
      {wording && 'officialLabel' in of && <Wording of={of} />}
    </>
  );
}

function Wording({ of }: { of: Datapoint }) {
  const { t } = useTranslate();
  return (
    <span className="mt-2 grid gap-1 border-l-2 border-line-strong pl-3 text-small text-text-soft wrap-anywhere">
      <span>{of.officialLabel}</span>
      <span className="text-text-muted">
        {[of.paragraph && t('reporting.vsme.paragraph', { paragraph: of.paragraph }), of.concept]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}

function restText(of: Datapoint, missing: ReadonlySet<string>): string | undefined {
  const { state, source, kpis, restsOn, coverage } = of;
  if (state === 'NOT_APPLICABLE' || state === 'OMITTED_SENSITIVE' || state === 'NOT_ASKED') return undefined;
  if (source === 'COMPUTED' || (state === 'MISSING' && restsOn.length > 0 && !of.editable)) {
    if (state !== 'MISSING') return list(restsOn.map(({ label }) => label));
    const awaited = restsOn.filter(({ name }) => missing.has(name)).map(({ label }) => label);
    return translate('reporting.vsme.waitsFor', {
      labels: list(awaited.length > 0 ? awaited : restsOn.map(({ label }) => label)) ?? '',
    });
  }
  const names = list(kpis.map(({ name }) => name));
  if (source !== 'KPI') {
    return state === 'MISSING' && names ? translate('reporting.vsme.orFromKpi', { kpis: names }) : undefined;
  }
  const covered = coverage && coverageText({ ...coverage, missing: [], shares: null });
  return [names, covered].filter(Boolean).join(' · ') || undefined;
}

const list = (labels: readonly string[]): string | undefined =>
  labels.length === 0 ? undefined : labels.join(', ');

function stateText(of: Datapoint | DisclosureTable, language: Language): string | undefined {
  if (of.reason) return translate('reporting.vsme.reasonQuoted', { reason: of.reason });
  if (of.state === 'NOT_ASKED') return of.appliesIf ?? undefined;
  if (of.source === 'CARRIED' && of.confirmedAt) {
    const day = formatDate(of.confirmedAt, language);
    return of.confirmedBy
      ? translate('reporting.vsme.confirmedBy', { day, name: of.confirmedBy })
      : translate('reporting.vsme.confirmed', { day });
  }
  return undefined;
}
