import { mainRoute } from '../../lib/guards/routes.ts';
import { pagesOf } from '../../shell/document/pages-of-entry.tsx';
import { routeTree } from '../route-tree.tsx';
import { EntranceFrameSkeleton } from './frame-skeletons.tsx';
import { isSector, layoutSkeletons, leadingOn, screenSkeletons } from './route-skeletons.tsx';

export const applicationPage = pagesOf({
  entry: 'app',
  routeTree,
  layouts: layoutSkeletons,
  screens: screenSkeletons,
  leadingOn,
  descriptions: {
    '/entrance/login': 'auth.login.description',
    '/entrance/register': 'auth.register.description',
  },
  title: 'common.navigation.overview',
  framed: mainRoute.id,
  variantOf: ({ sector, type }) => [sector, type].find(isSector) ?? '',
  outside: (children) => <EntranceFrameSkeleton pathname="">{children}</EntranceFrameSkeleton>,
});
