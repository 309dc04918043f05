import type { Overview } from '@metra/contract/operations/operation-admin';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SmallList } from './small-list.tsx';

export function MissedWords({ of: missed }: { of: Overview['missedSearches'] }) {
  const { t, language } = useTranslate();
  return (
    <SmallList
      title={t('operation.overview.missed')}
      href="/admin/missed-searches"
      link={t('operation.overview.all')}
    >
      {missed.length === 0 ? (
        <p className="py-3 text-small text-text-soft">{t('operation.overview.noneMissed')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {missed.map(({ words, times }) => (
            <li key={words} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 break-words">{words}</span>
              <span className="type-value">{formatNumber(times, language)}</span>
            </li>
          ))}
        </ol>
      )}
    </SmallList>
  );
}
