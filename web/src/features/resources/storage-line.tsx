import { useQuery } from '@tanstack/react-query';
import { SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { formatBytes } from '../../lib/formats/bytes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { fileQueries } from './resources.queries.ts';

export function StorageLine() {
  const { t, language } = useTranslate();
  const { data, error } = useQuery(fileQueries.storage());
  if (error && !data) return null;
  if (!data) return <SkeletonLine className="w-[220px]" />;
  const share = Math.min(1, data.bytes / data.maxBytes);
  return (
    <div className="grid max-w-[22rem] gap-2">
      <p className="tabular text-text-soft">
        {t('files.storage', {
          used: formatBytes(data.bytes, language),
          room: formatBytes(data.maxBytes, language),
        })}
      </p>
      <span aria-hidden="true" className="h-1 overflow-hidden bg-line">
        <span className="block h-full bg-text" style={{ width: `${share * 100}%` }} />
      </span>
      {share >= 0.9 && <p className="text-small text-warning-text">{t('files.storageNearlyFull')}</p>}
    </div>
  );
}
