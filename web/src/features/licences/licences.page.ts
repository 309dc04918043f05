import { licences } from 'virtual:licences';
import type { SitePage } from '../../lib/site/site-page.ts';
import type { LicencesData } from './licences-screen.tsx';

export const licencesPage: SitePage<LicencesData> = {
  path: '/lizenzen',
  texts: ['reading'],
  read: async () => licences,
  head: (_, t) => ({
    title: t('reading.licences.title'),
    description: t('reading.licences.description'),
    card: { label: 'Metra', sector: null, picture: null },
  }),
};
