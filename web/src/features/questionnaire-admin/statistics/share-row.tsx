import { formatNumber, formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

interface ShareRowProps {
  label: string;
  count: number;
  of: number;
}

/** One bar of a distribution; the numbers beside it say the same. */
export function ShareRow({ label, count, of }: ShareRowProps) {
  const { language } = useTranslate();
  const share = of === 0 ? 0 : Math.min(1, count / of);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
      <span className="text-small wrap-anywhere">{label}</span>
      <span className="text-small tabular text-text-soft">
        {formatNumber(count, language)} · {formatPercent(share, language, { decimals: 0 })}
      </span>
      <span aria-hidden="true" className="col-span-2 h-1 tint">
        <span className="block h-full bg-text" style={{ width: `${share * 100}%` }} />
      </span>
    </li>
  );
}
