import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cutByArea } from './build/cut-by-area-plugin.ts';
import { devDocuments } from './build/dev-documents-plugin.ts';
import { heroColumns } from './build/hero-columns-plugin.ts';
import { licences } from './build/licences-plugin.ts';
import { shapesOfAnswers } from './build/shapes-of-answers.ts';
import { singleIcons } from './build/single-icons-plugin.ts';

const api = process.env.METRA_API_URL ?? 'http://127.0.0.1:8080';
const source = (path: string) => join(import.meta.dirname, 'src', path);

/** The web is built twice: for browsers, and (`--ssr`) for the server that renders its documents. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  // Documents are rendered: there is no index.html.
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    heroColumns(),
    licences(),
    singleIcons(),
    devDocuments(api),
    ...(isSsrBuild ? [] : [cutByArea()]),
  ],
  define: {
    __GALLERY__: JSON.stringify(process.env.METRA_GALLERY === '1'),
    // Otherwise React would decide at run time, on the server as well.
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? mode),
    __SHAPES__: JSON.stringify(shapesOfAnswers()),
  },
  // The server needs nothing beside the file, not even the packages it is made of; in development they are there.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    target: 'es2024',
    // All of these know light-dark(). Lowered for older ones, a part of a page could not have its own theme.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
    // Each build has a new folder, and both write into it at the same time.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    // The content security policy allows no data: addresses for fonts, scripts and styles.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild
        ? { render: source('render/render.tsx') }
        : {
            site: source('site/main.tsx'),
            app: source('app/main.tsx'),
            administration: source('admin/main.tsx'),
          },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/pictures': api, '/files': api, '/content': api, '/health': api },
  },
}));
