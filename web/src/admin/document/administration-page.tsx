import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { pagesOf } from '../../shell/document/pages-of-entry.tsx';
import { routeTree } from '../route-tree.tsx';
import { layoutSkeletons, screenSkeletons } from './route-skeletons.tsx';

export const administrationPage = pagesOf({
  entry: 'administration',
  routeTree,
  layouts: layoutSkeletons,
  screens: screenSkeletons,
  title: 'common.navigation.administration',
  framed: adminRoute.id,
  outside: (children) => children,
});
