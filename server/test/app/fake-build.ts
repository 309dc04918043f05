import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes these files into a folder, like a build of the web. */
export function writeBuild(folder: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const renderJs = (version: string) => `
export const createWebRendering = ({ origin, files }) => {
  const document = (name) => ({
    status: 200,
    html: \`<link rel="canonical" href="\${origin}"><script src="/\${files['src/site/main.tsx'].file}"></script>\${name} ${version}\`,
  });
  return {
    inlineScripts: [],
    pages: [{ name: 'home', path: '/', search: [], repeated: [], forms: [] }],
    renderPage: async ({ name }) => document(name),
    renderNotFound: () => ({ ...document('nothing'), status: 404 }),
    renderApplication: () => document('application'),
  };
};
`;

/** A build with a renderer, whose only file is named after its version. It is removed after the test. */
export function aRenderingBuild(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'metra-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = {
    file: `assets/site-${version}.js`,
    name: 'site',
    isEntry: true,
    imports: ['_common.js'],
  };
  const common = {
    file: 'assets/common.js',
    css: [`assets/common-${version}.css`],
    imports: ['src/site/main.tsx'],
  };
  return writeBuild(folder, {
    'render/render.js': renderJs(version),
    '.vite/manifest.json': JSON.stringify({ 'src/site/main.tsx': site, '_common.js': common }),
    [`assets/site-${version}.js`]: `part of ${version}`,
    'robots.txt': 'what an older build said',
  });
}
