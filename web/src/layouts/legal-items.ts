import type { FrameItem } from '../design-system/frames/frame-parts.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';

export function useLegalItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/impressum', label: t('common.legal.imprint') },
    { href: '/datenschutz', label: t('common.legal.privacy') },
    { href: '/agb', label: t('common.legal.terms') },
    { href: '/lizenzen', label: t('common.legal.licences') },
  ];
}
