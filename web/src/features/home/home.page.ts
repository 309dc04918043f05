import type { SitePage } from '../../lib/site-page.ts';
import type { HomeData } from './home-data.ts';

export const homePage: SitePage<HomeData> = {
  path: '/',
  search: ['promotionCode'],
  texts: ['home'],
  async read({ api }) {
    const { goals } = await api.frontend.metraLite();
    return { goals: goals.map(({ id, name, sector, image }) => ({ id, name, sector, image })) };
  },
  head: (_, t) => ({ title: t('home.title'), description: t('home.description') }),
};
