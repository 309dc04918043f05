import type { frontend, LegalPage } from '@metra/contract/frontend';
import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { kept } from '../../platform/kept.ts';
import type { Signals } from '../../platform/signals.ts';
import { legalPage } from './legal-pages.views.ts';
import { publicData } from './public-data.views.ts';

export function catalogueRoutes(db: Db, signals: Signals): Handlers<typeof frontend> {
  const keptData = kept(signals, 'catalogue', (language: Language) => publicData(db, language));
  const keptPages = kept(signals, 'catalogue', (page: `${LegalPage['slug']}/${Language}`) => {
    const [slug, language] = page.split('/') as [LegalPage['slug'], Language];
    return legalPage(db, slug, language);
  });
  return {
    metraLite: ({ language }) => keptData(language),
    legalPage: ({ params, language }) => keptPages(`${params.slug}/${language}`),
  };
}
