import { createRoute, notFound } from '@tanstack/react-router';
import { appScreen } from '../../../lib/guards/app-screen.ts';
import { mainRoute } from '../../../lib/guards/routes.ts';
import { guideQueries } from './guide.queries.ts';

const ID = /^[1-9]\d{0,14}$/;

export const memberGuideRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/landing-page/$landingPageId',
  params: {
    parse({ landingPageId }) {
      if (!ID.test(landingPageId)) throw notFound();
      return { landingPageId: Number(landingPageId) };
    },
    stringify: ({ landingPageId }) => ({ landingPageId: String(landingPageId) }),
  },
  ...appScreen({
    title: 'reading.guide.page',
    area: 'reading',
    texts: ['reading', 'offers'],
    needs: ({ landingPageId }: { landingPageId: number }) => [guideQueries.page(landingPageId)],
    load: () => import('./member-guide-screen.tsx'),
    name: 'MemberGuideScreen',
  }),
});
