import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../lib/guards/routes.ts';

const createGalleryRoute = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/design',
    component: lazyRouteComponent(() => import('../design-system/gallery/gallery.tsx'), 'Gallery'),
  });

/** The gallery exists in development and in builds that ask for it. */
export const galleryRoutes = import.meta.env.DEV || __GALLERY__ ? [createGalleryRoute()] : [];
