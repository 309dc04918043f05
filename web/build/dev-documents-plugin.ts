import type { ClientFiles, CreateWebRendering } from '@metra/contract/core/web-rendering';
import type { Plugin, ViteDevServer } from 'vite';
import { documentFor } from './dev-document.ts';

/** Before all others, which build on it. */
const THEME = 'src/design-system/theme.css';

/** In development every module is a file of its own, and nothing is fetched ahead but the styles. */
function filesIn(server: ViteDevServer): ClientFiles {
  const known = [...server.environments.ssr.moduleGraph.idToModuleMap.values()];
  const css = known.flatMap(({ url }) => (url.endsWith('.css') ? [url.slice(1)] : []));
  const entry = (name: string, folder = name) => ({
    file: `src/${folder}/main.tsx`,
    name,
    isEntry: true,
    css: [THEME, ...css],
  });
  return { site: entry('site'), app: entry('app'), administration: entry('administration', 'admin') };
}

/** Renders the documents in development as the server does with the built web; what they say comes from the API. */
export function devDocuments(api: string): Plugin {
  return {
    name: 'metra:dev-documents',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        try {
          const address = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`);
          const { createWebRendering } = await loadRendering(server);
          const made = await documentFor(
            createWebRendering({ origin: address.origin, files: filesIn(server) }),
            {
              address,
              cookie: request.headers.cookie ?? '',
              fetch: (asked, init) => fetch(String(asked).replace(address.origin, api), init),
            },
          );
          if (made.status === 301) {
            response.writeHead(301, { location: made.address + address.search });
            return response.end();
          }
          response.writeHead(made.status, { 'content-type': 'text/html; charset=utf-8' });
          response.end(await server.transformIndexHtml(address.pathname, made.html));
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
  };
}

const loadRendering = (server: ViteDevServer): Promise<{ createWebRendering: CreateWebRendering }> =>
  server.ssrLoadModule('/src/render/render.tsx') as Promise<{ createWebRendering: CreateWebRendering }>;
