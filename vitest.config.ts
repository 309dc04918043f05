import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { heroColumns } from './web/build/hero-columns-plugin.ts';
import { licences } from './web/build/licences-plugin.ts';

/** What takes long comes first, so that in the end no worker waits for another; each project in one piece. */
const order = [/^server\/test\//, /^server\/src\/platform\//, /^server\//];
const projects = ['server', 'browser', 'web', 'contract', 'pictures', 'house'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = moduleId.slice(project.vitest.config.root.length + 1);
      return projects.indexOf(project.name) * 10 + order.findIndex((pattern) => pattern.test(path));
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** A test that asserts nothing passes whatever happens. */
const asserting = { requireAssertions: true };

/** Long enough for a machine that is busy with other things. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Whatever keeps nothing in its modules is read once for all files of a worker: servers, which keep everything in the
 * database, and rules. Components keep dialogs and toasts: `web/test/fresh-page.ts` has them read anew for each file,
 * and a worker reads only the libraries once.
 */
const readOnce = { isolate: false, restoreMocks: true };

/** Node reads our sources as it does in the program; having them made over first would cost each worker seconds. */
const readByNode = { experimental: { viteModuleRunner: false } };

/** What needs a document, a storage or an address bar. */
const inBrowser = [
  'web/src/**/*.test.tsx',
  'web/src/admin/admin-pages.test.ts',
  'web/src/app/guards/guards.test.ts',
  'web/src/app/guards/rounds.test.ts',
  'web/src/features/content/{page-editor/page-draft,rich-text/pasted-text,rich-text/row-kinds}.test.ts',
  'web/src/features/report/text/text-draft.test.ts',
  'web/src/features/wizard/wizard-store.test.ts',
  'web/src/lib/autosave/*.test.ts',
  'web/src/lib/{api/{api,first-answers},formats/formats,browser/hash-target,session/session}.test.ts',
  'web/src/lib/i18n/tolgee.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/app/global-setup.ts'],
          ...(process.env.PROFILE_DIR && { setupFiles: ['server/test/app/profile-setup.ts'] }),
          expect: { ...asserting, poll: { timeout: 45_000, interval: 20 } },
          ...readByNode,
          ...patience,
          ...readOnce,
        },
      },
      {
        test: {
          name: 'browser',
          include: inBrowser,
          environment: 'happy-dom',
          setupFiles: ['web/test/fresh-page.ts', 'web/test/patience.ts', 'web/test/quiet-console.ts'],
          // Node's own storage would stand before the document's.
          execArgv: ['--no-experimental-webstorage'],
          pool: 'threads',
          expect: asserting,
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [heroColumns(), licences()],
        test: {
          name: 'web',
          include: ['web/{build,src}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...inBrowser],
          setupFiles: ['web/test/memory-storage.ts', 'web/test/quiet-console.ts'],
          pool: 'threads',
          expect: asserting,
          ...patience,
          ...readOnce,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          expect: asserting,
          ...readByNode,
          ...patience,
          ...readOnce,
        },
      },
      {
        test: {
          name: 'pictures',
          include: ['pictures/**/*.test.ts'],
          expect: asserting,
          ...readByNode,
          ...patience,
          ...readOnce,
        },
      },
      {
        test: {
          name: 'house',
          include: ['scripts/**/*.test.ts'],
          expect: asserting,
          ...readByNode,
          ...patience,
          ...readOnce,
        },
      },
    ],
  },
});
