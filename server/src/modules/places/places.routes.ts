import type { addresses } from '@metra/contract/addresses';
import type { Handlers } from '../../platform/http/handlers.ts';
import { countriesIn } from './countries.ts';
import type { Point } from './distance.ts';
import type { placesService } from './places.service.ts';

export const placesRoutes = (service: ReturnType<typeof placesService>): Handlers<typeof addresses> => ({
  countries: ({ language }) => {
    service.prepare();
    return countriesIn(language);
  },
  suggest: async ({ query: { query, proximate_to }, language, origin }) => ({
    items: await service.suggest({ query, near: pointOf(proximate_to) }, language, origin.ip),
  }),
  find: ({ query, language }) => service.find(query, language),
});

function pointOf(text: string | undefined): Point | undefined {
  if (!text) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}
