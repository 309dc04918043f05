import type { PageContent, PublicationGap } from '@metra/contract/shapes/landing-page-shapes';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { languageOfPath } from './field-path.ts';

export function useGapText(content: PageContent) {
  const { t } = useTranslate();
  return ({ path, reason, name }: PublicationGap): string => {
    const number = Number(/^blocks\/(\d+)/.exec(path)?.[1] ?? -1) + 1;
    const block = content.blocks[number - 1];
    const language = languageOfPath(path);
    const place = [
      block ? t('content.gap.block', { number, kind: t(`content.block.${block.type}`) }) : placeOf(path),
      language && t(`content.language.${language}`),
    ].filter(Boolean);
    return t('content.gap', {
      place: place.join(', '),
      reason: t(`content.gap.${reason}`, { name: name ?? '' }),
    });
  };

  function placeOf(path: string): string {
    const field = path.split('/').at(-1);
    if (field === 'title' || field === 'teaser' || field === 'metaDescription')
      return t(`content.page.${field}`);
    return path.startsWith('imageId') ? t('content.page.picture') : t('content.page.blocks');
  }
}
