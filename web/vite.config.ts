import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cutByArea } from './build/cut-by-area-plugin.ts';
import { heroColumns } from './build/hero-columns-plugin.ts';
import { singleIcons } from './build/single-icons-plugin.ts';

const api = process.env.METRA_API_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), heroColumns(), singleIcons(), cutByArea()],
  resolve: {
    // @tolgee/web adds in-context editing on top of the core: 1.9 MB in development, nothing we use.
    alias: { '@tolgee/web': '@tolgee/core' },
  },
  define: {
    __GALLERY__: JSON.stringify(process.env.METRA_GALLERY === '1'),
  },
  build: {
    target: 'es2024',
    // All of these know light-dark(). Lowered for older ones, a part of a page could not have its own theme.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
    manifest: true,
    // The content security policy allows no data: addresses for fonts, scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: { input: { app: join(import.meta.dirname, 'index.html') } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/pictures': api, '/files': api, '/health': api },
  },
});
