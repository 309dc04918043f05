import { lazyRouteComponent } from '@tanstack/react-router';
import { mainRoute, organisationRoute, profileRoute } from '../../lib/guards/routes.ts';

mainRoute.update({ component: lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout') });
profileRoute.update({ component: lazyRouteComponent(() => import('./profile-layout.tsx'), 'ProfileLayout') });
organisationRoute.update({
  component: lazyRouteComponent(() => import('./profile-layout.tsx'), 'OrganisationLayout'),
});
