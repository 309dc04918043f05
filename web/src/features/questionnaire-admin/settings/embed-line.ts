import type { Language } from '../../../lib/i18n/languages.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function embedLine(origin: string, slug: string, language: Language, title: string): string {
  const path = `${language === 'en' ? '/en' : ''}/questionnaires/${encodeURIComponent(slug)}/embed`;
  return `<iframe src="${escaped(origin + path)}" title="${escaped(title)}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`;
}
