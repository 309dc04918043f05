import { createRoute } from '@tanstack/react-router';
import { publicRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';

export const homeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  staticData: { title: 'home.title' },
  component: screen(['home'], () => import('./home-screen.tsx'), 'HomeScreen'),
});
