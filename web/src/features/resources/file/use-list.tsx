import type { ResourceUse, ResourceUses } from '@metra/contract/operations/resources';
import { formatPeriod } from '../../../lib/formats/period-format.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function UseList({ count, uses }: ResourceUses) {
  const { t, language } = useTranslate();
  const period = ({ kind, from, to }: ResourceUse) => {
    if (kind === 'KPI_RECORD' && from && to) return formatPeriod(from, to, language);
    return kind === 'OWN_FACTOR' && from ? t('files.uses.since', { year: from.slice(0, 4) }) : null;
  };
  return (
    <ul className="grid border-t border-line">
      {uses.map((use) => (
        <li
          key={`${use.kind} ${use.id} ${use.from}`}
          className="grid gap-1 border-b border-line py-2 leading-ui"
        >
          <span className="[overflow-wrap:anywhere]">{use.name}</span>
          <span className="text-small text-text-muted">
            {[t(`files.uses.${use.kind}`), period(use), use.published && t('files.uses.published')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {count > uses.length && (
        <li className="py-2 text-small text-text-muted">
          {t('files.uses.more', { count: count - uses.length })}
        </li>
      )}
    </ul>
  );
}
