import type { LandingPageOverview } from '@metra/contract/shapes/landing-page-shapes';
import { Clock, PencilLine } from 'lucide-react';
import { Badge } from '../../../design-system/values/badge.tsx';
import { formatBerlin } from '../../../lib/formats/berlin-time.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Stated = Pick<LandingPageOverview, 'state' | 'hasChanges' | 'scheduledFor'>;

export function PageState({ page }: { page: Stated }) {
  const { t, language } = useTranslate();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {page.state === 'PUBLISHED' ? (
        <Badge tone="success">{t('content.state.published')}</Badge>
      ) : (
        <Badge icon={PencilLine}>{t('content.state.draft')}</Badge>
      )}
      {page.state === 'PUBLISHED' && page.hasChanges && (
        <Badge icon={PencilLine}>{t('content.state.changed')}</Badge>
      )}
      {page.scheduledFor && (
        <Badge icon={Clock}>
          {t('content.state.scheduled', { time: formatBerlin(page.scheduledFor, language) })}
        </Badge>
      )}
    </span>
  );
}
