import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import { Eye } from 'lucide-react';
import { Guide } from '../../domain/content/guide.tsx';
import { formatBerlin } from '../../lib/formats/berlin-time.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../lib/site/site-page.ts';

export interface PreviewedPage extends PublicPage {
  state: 'DRAFT' | 'PUBLISHED' | 'OLD';
  expiresAt: string;
}

/** Everyone with the link can see this version of a page. */
export function PreviewScreen({ data: page }: SiteScreenProps<PreviewedPage>) {
  const { t, language } = useTranslate();
  return (
    <>
      <div role="note" className="bg-current-value-soft">
        <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-3 font-medium">
          <Eye size={18} aria-hidden="true" />
          {t(`reading.preview.${page.state}`)}
          <span className="font-text text-text-soft">
            {t('reading.preview.until', { time: formatBerlin(page.expiresAt, language) })}
          </span>
        </p>
      </div>
      <Guide page={page} Link={SiteLink} />
    </>
  );
}
