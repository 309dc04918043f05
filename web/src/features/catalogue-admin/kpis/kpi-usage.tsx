import type { AdminKpiDetail } from '@metra/contract/operations/kpis-admin';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';
import { Fact } from '../catalogue-parts.tsx';

export function KpiUsage({ kpi }: { kpi: AdminKpiDetail }) {
  const { t, language } = useTranslate();
  const { data } = useQuery(catalogueAdminQueries.kpiOrganisations(kpi.id));
  return (
    <dl className="grid gap-4">
      <Links label={t('catalogue-admin.kpis.inputs')} path="kpis" items={kpi.inputs} />
      <Links label={t('catalogue-admin.factors.title')} path="factors" items={kpi.factors} />
      <Links label={t('catalogue-admin.kpis.formulas')} path="kpis" items={kpi.formulas} />
      <Links label={t('catalogue-admin.goals.title')} path="goals" items={kpi.goals} />
      <Fact label={t('catalogue-admin.kpis.disclosures')}>
        {kpi.disclosures.map(disclosure).join(', ') || '–'}
      </Fact>
      <Fact label={t('catalogue-admin.organisations')}>
        {t('catalogue-admin.kpis.usedBy', { count: kpi.organisations, targets: kpi.targets })}
        {data && data.items.length > 0 && (
          <ul className="mt-2 grid gap-1 text-small">
            {data.items.map(({ id, name, coverage, lastPeriodEnd, hasTarget }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span>{name}</span>
                <span className="text-text-muted">
                  {[
                    coverage !== null && formatPercent(coverage, language),
                    lastPeriodEnd &&
                      t('catalogue-admin.kpis.until', { day: formatDate(lastPeriodEnd, language, 'short') }),
                    hasTarget && t('catalogue-admin.kpis.hasTarget'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t('catalogue-admin.slug')}>{kpi.slug}</Fact>
    </dl>
  );
}

/** The codes of some standards begin with its name: GRI 302-1. */
const disclosure = ({ standard, code }: { standard: string; code: string }) =>
  code.startsWith(standard) ? code : `${standard} ${code}`;

interface LinksProps {
  label: string;
  path: 'kpis' | 'factors' | 'goals';
  items: readonly { id: number; name: string }[];
}

function Links({ label, path, items }: LinksProps) {
  if (items.length === 0) return null;
  return (
    <Fact label={label}>
      <ul className="grid gap-1">
        {items.map(({ id, name }) => (
          <li key={`${id} ${name}`}>
            <FrameLink href={`/admin/${path}/${id}`} className="link">
              {name}
            </FrameLink>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

export function FormulaHistory({ id }: { id: number }) {
  const { t, language } = useTranslate();
  const { data } = useQuery(catalogueAdminQueries.formulaChanges(id));
  if (!data || data.items.length === 0) return null;
  return (
    <ol className="grid gap-3 text-small">
      {data.items.map(({ id: change, at, by, before, why }) => (
        <li key={change} className="grid gap-1 border-t border-line pt-2">
          <span className="text-text-muted">
            {[formatDateTime(at, language, 'short'), by, why].filter(Boolean).join(' · ')}
          </span>
          <code className="wrap-anywhere">{before?.expression ?? t('catalogue-admin.kpis.noFormula')}</code>
        </li>
      ))}
    </ol>
  );
}
