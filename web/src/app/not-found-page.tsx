import { buttonClass } from '../design-system/button-style.ts';
import { FrameLink } from '../lib/frame-link.tsx';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { useNamePage } from '../lib/page-name.ts';
import { useSession } from '../lib/use-session.ts';
import './not-found-page.css';

/** For an address inside a known area that leads to nothing: a rule that ends too early, the mark beyond it. */
export function NotFoundPage() {
  const { t } = useTranslate();
  const { account } = useSession();
  useNamePage(t('common.notFound.title'));
  return (
    <div className="wrap not-found">
      <RuleThatEndsTooEarly />
      <h1 className="text-display">{t('common.notFound.heading')}</h1>
      <p className="text-lead text-text-soft">{t('common.notFound.text')}</p>
      <FrameLink
        href={account ? '/app/dashboard' : '/'}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {t(account ? 'common.notFound.toOverview' : 'common.notFound.toHome')}
      </FrameLink>
    </div>
  );
}

const END = 480;
const MARK = 544;
const NUMBERS = [1, 2, 3, 4, 5];

function RuleThatEndsTooEarly() {
  const ticks = Array.from({ length: END / 8 }, (_, index) => {
    const x = index * 8 + 0.5;
    const length = x % 80 < 1 ? 30 : x % 40 < 1 ? 20 : 11;
    return `M${x} 16v${length}`;
  });
  return (
    <svg className="not-found-rule" viewBox="0 0 600 72" aria-hidden="true">
      <rect className="not-found-wood" y="16" width={END} height="56" />
      <path className="not-found-ticks" d={ticks.join('')} />
      {NUMBERS.map((number) => (
        <text key={number} x={number * 80 + 7} y="58">
          {number}
        </text>
      ))}
      <path className="not-found-gap" d={`M${END + 8} 44h${MARK - END - 24}`} />
      <rect className="not-found-mark" x={MARK} y="8" width="14" height="72" rx="2" />
    </svg>
  );
}
