import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { ArrowRight, CircleCheck, LoaderCircle } from 'lucide-react';
import { StateText } from '../../design-system/values/badge.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function FrozenStateText({ report }: { report: FrozenReportItem }) {
  const { t, language } = useTranslate();
  const { state, replacedBy, sharedUntil } = report;
  if (state === 'PREPARING')
    return (
      <StateText tone="running" icon={LoaderCircle}>
        {t('reporting.frozen.state.PREPARING')}
      </StateText>
    );
  const shared = sharedUntil
    ? t('reporting.frozen.sharedUntil', { date: formatDate(sharedUntil, language, 'short') })
    : null;
  return (
    <span className="grid justify-items-start gap-1">
      {replacedBy ? (
        <StateText icon={ArrowRight}>
          {t('reporting.frozen.replacedBy', { number: replacedBy.number })}
        </StateText>
      ) : (
        <StateText tone="success" icon={CircleCheck}>
          {t('reporting.frozen.state.VALID')}
        </StateText>
      )}
      {replacedBy?.reason && (
        <span className="text-small font-text text-text-muted wrap-anywhere">{replacedBy.reason}</span>
      )}
      {(shared || !replacedBy) && (
        <span className="text-small font-text text-text-muted">
          {shared ?? t('reporting.frozen.notShared')}
        </span>
      )}
    </span>
  );
}
