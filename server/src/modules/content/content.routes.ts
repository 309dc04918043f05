import type { frontend } from '@metra/contract/operations/frontend';
import type { home } from '@metra/contract/operations/home-content';
import type { landingPages, landingPagesAdmin } from '@metra/contract/operations/landing-pages';
import type { lookup } from '@metra/contract/operations/lookup';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { homeService } from './home.service.ts';
import type { pagesService } from './pages.service.ts';
import type { publicationService } from './publication.service.ts';
import type { publishedPagesService } from './published-pages.service.ts';

type Published = ReturnType<typeof publishedPagesService>;

interface Writing {
  pages: ReturnType<typeof pagesService>;
  publication: ReturnType<typeof publicationService>;
}

export const landingPagesRoutes = (service: Published): Handlers<typeof landingPages> => ({
  bySlug: (call) => service.bySlug(call, call.params.slug),
  preview: (call) => {
    // Only the holder of the link may read the preview, so no cache may store it.
    call.setHeader('cache-control', 'no-store');
    return service.preview(call, call.params.token);
  },
  byId: (call) => service.byId(call, call.params.landingPageId),
});

export const landingPagesAdminRoutes = ({
  pages,
  publication,
}: Writing): Handlers<typeof landingPagesAdmin> => ({
  list: (call) => pages.list(call, call.query),
  export: (call) => pages.export(call, call.query),
  create: (call) => pages.create(call, call.body),
  read: (call) => pages.read(call, call.params.id),
  update: (call) => pages.update(call, call.params.id, call.body),
  remove: (call) => pages.remove(call, call.params.id, call.query.force),
  publishNow: (call) => publication.publishNow(call, call.params.id),
  publish: (call) => publication.publish(call, call.params.id, call.body),
  withdraw: (call) => publication.withdraw(call, call.params.id, call.body.version),
  unschedule: (call) => publication.unschedule(call, call.params.id),
  versions: (call) => pages.versions(call, call.params.id, call.query),
  versionPreview: (call) => pages.preview(call, call.params.id, call.params.versionId),
  bringBack: (call) => pages.bringBack(call, call.params.id, call.params.versionId, call.body.version),
});

export const homeRoutes = (service: ReturnType<typeof homeService>): Handlers<typeof home> => ({
  read: (call) => service.read(call, call.query),
  update: (call) => service.update(call, call.query, call.body),
  updates: (call) => service.updates(call, call.query),
  readForEditors: (call) => service.readForEditors(call, call.query),
});

export const legalRoutes = (service: Published): Pick<Handlers<typeof frontend>, 'legalPage'> => ({
  legalPage: (call) => service.legalPage(call, call.params.slug),
});

export const landingPageLookup = (service: Published): Pick<Handlers<typeof lookup>, 'landingPages'> => ({
  landingPages: (call) => service.lookUp(call, call.query),
});
