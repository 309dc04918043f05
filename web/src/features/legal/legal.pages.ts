import type { LegalPage } from '@metra/contract/operations/frontend';
import { hasStatus } from '../../lib/errors/errors.ts';
import type { TranslationKey } from '../../lib/i18n/translation-key.ts';
import type { SitePage } from '../../lib/site/site-page.ts';
import type { LegalData, MissingLegalPage } from './legal-screen.tsx';

type Slug = LegalPage['slug'];

const legalPage = (slug: Slug, name: TranslationKey, description: TranslationKey): SitePage<LegalData> => ({
  path: `/${slug}`,
  texts: ['legal'],
  async read({ api }) {
    try {
      return await api.frontend.legalPage({ params: { slug } });
    } catch (error) {
      if (hasStatus(error, 404)) return { slug, isMissing: true } satisfies MissingLegalPage;
      throw error;
    }
  },
  isMissing: (data) => 'isMissing' in data,
  head: (data, t) =>
    'isMissing' in data
      ? { title: t(name), description: '' }
      : {
          title: data.title,
          description: t(description),
          card: { label: 'Metra', sector: null, picture: null },
        },
});

export const imprintPage = legalPage('impressum', 'common.legal.imprint', 'legal.imprint.description');
export const privacyPage = legalPage('datenschutz', 'common.legal.privacy', 'legal.privacy.description');
export const termsPage = legalPage('agb', 'common.legal.terms', 'legal.terms.description');
