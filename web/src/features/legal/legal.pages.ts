import type { LegalPage } from '@metra/contract/frontend';
import type { TranslationKey } from '../../lib/i18n/translation-key.ts';
import type { SitePage } from '../../lib/site-page.ts';

type Slug = 'impressum' | 'datenschutz' | 'agb';

const legalPage = (slug: Slug, description: TranslationKey): SitePage<LegalPage> => ({
  path: `/${slug}`,
  texts: ['legal'],
  read: ({ api }) => api.frontend.legalPage({ params: { slug } }),
  head: ({ title }, t) => ({ title, description: t(description) }),
});

export const imprintPage = legalPage('impressum', 'legal.imprint.description');
export const privacyPage = legalPage('datenschutz', 'legal.privacy.description');
export const termsPage = legalPage('agb', 'legal.terms.description');
