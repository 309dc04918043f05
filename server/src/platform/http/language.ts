import type { Language } from '@metra/contract/core/primitives';

/** English if it is preferred, and German otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined || acceptLanguage === 'de') return 'de';
  if (acceptLanguage === 'en') return 'en';
  const preferred = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.find((option) => option.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => quality > 0 && (tag === 'de' || tag === 'en'))
    .sort((a, b) => b.quality - a.quality);
  return preferred[0]?.tag === 'en' ? 'en' : 'de';
}
