import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { CircleCheck } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useGapText } from './gap-text.ts';

interface GapListProps {
  page: LandingPage;
  content: PageContent;
  onLead: (path: string) => void;
}

export function GapList({ page, content, onLead }: GapListProps) {
  const { t } = useTranslate();
  const gapText = useGapText(content);
  const { gaps } = page;
  return (
    <section aria-labelledby="gaps" className="panel grid gap-3 p-5">
      <h2 id="gaps" className="type-h3">
        {t('content.gaps')}
      </h2>
      {gaps.length === 0 ? (
        <p className="flex items-center gap-2 text-small text-success-text">
          <CircleCheck size={16} aria-hidden="true" />
          {t('content.gaps.none')}
        </p>
      ) : (
        <>
          <p className="text-small text-text-soft">{t('content.gaps.text', { count: gaps.length })}</p>
          <ul className="grid max-h-[40dvh] overflow-y-auto">
            {gaps.map((gap) => (
              <li key={`${gap.path} ${gap.reason} ${gap.name}`} className="border-t border-line">
                <button
                  type="button"
                  className="min-h-(--target) w-full rounded-chip py-2 text-left text-small hover:underline"
                  onClick={() => onLead(gap.path)}
                >
                  {gapText(gap)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
