import { describe, expect, test } from 'vitest';
import { areaFolders } from '../web/src/lib/guards/areas.ts';
import { allImports, type Import, importsIn } from './imports.ts';

interface Rule {
  says: string;
  isBrokenBy(file: string, target: string): boolean;
}

const OURS = /^(contract|pictures|server|web|e2e|bench|scripts)(\/|$)/;
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(server\/test|web\/test|e2e|bench|scripts)\//.test(file);
const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const within = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`);

const inContract = within('contract');
const inServer = within('server');
const inWeb = within('web');
const inPlatform = within('server/src/platform');
const inDesignSystem = within('web/src/design-system');
const inLib = within('web/src/lib');
const inDomain = within('web/src/domain');
const inApp = within('web/src/app');
const inSite = within('web/src/site');
const inAdmin = within('web/src/admin');
/** Code that members also load would end up in one of their files. */
const isOperators = (path: string) =>
  inAdmin(path) || areaFolders.admin.some((folder) => within(`web/src/${folder}`)(path));
/** Parts that several entries share. */
const inSharedParts = (path: string) => /^web\/src\/(layouts|shell)(\/|$)/.test(path);
const inEntry = (path: string) => /^web\/src\/(app|admin|site|render|layouts|shell)(\/|$)/.test(path);

/** Code that only the worker threads for documents load. */
const makesDocuments = (path: string) =>
  /\/(documents\/(make-documents|invoice-pdf|invoice-xml|print-report|typeset|typeset-tagged)|cards\/draw-card|printed-result\/print-result)\.ts$/.test(
    path,
  ) || /^(@stackforge-eu|@myriaddreamin)\//.test(path);

const rules: readonly Rule[] = [
  {
    says: 'the contract imports nothing of ours, and zod only',
    isBrokenBy: (file, target) =>
      inContract(file) && !isTest(file) && !inContract(target) && !/^zod(\/|$)/.test(target),
  },
  {
    says: 'the platform imports no module: it knows no business word',
    isBrokenBy: (file, target) =>
      inPlatform(file) && !isTest(file) && inServer(target) && !inPlatform(target),
  },
  {
    says: 'a module imports another module only through its *.module.ts',
    isBrokenBy: (file, target) => {
      const from = moduleOf(file);
      const to = moduleOf(target);
      if (from === undefined || to === undefined || isTest(file)) return false;
      return from !== to && target !== `server/src/modules/${to}/${to}.module.ts`;
    },
  },
  {
    says: 'what the program runs imports nothing that is made for tests',
    isBrokenBy: (file, target) => OURS.test(target) && !isTest(file) && isTest(target),
  },
  {
    says: 'libraries for documents are read by their own thread only: they would delay every start',
    isBrokenBy: (file, target) =>
      makesDocuments(target) &&
      !isTest(file) &&
      !makesDocuments(file) &&
      !/\/(document|card|print|result)-worker\.ts$/.test(file),
  },
  {
    says: 'server and web meet in the contract only',
    isBrokenBy: (file, target) =>
      (inServer(file) && inWeb(target) && !isTest(file)) || (inWeb(file) && inServer(target)),
  },
  {
    says: 'a feature imports contract, domain, lib and design-system, never another feature; the entries compose',
    isBrokenBy: (file, target) => {
      const feature = featureOf(file);
      if (feature === undefined || isTest(file)) return false;
      return inEntry(target) || (featureOf(target) ?? feature) !== feature;
    },
  },
  {
    says: 'the design system knows no feature, no domain, no lib and no contract',
    isBrokenBy: (file, target) =>
      inDesignSystem(file) &&
      (featureOf(target) !== undefined ||
        inEntry(target) ||
        inDomain(target) ||
        inLib(target) ||
        inContract(target)),
  },
  {
    says: 'domain knows no feature and no entry',
    isBrokenBy: (file, target) =>
      inDomain(file) && !isTest(file) && (featureOf(target) !== undefined || inEntry(target)),
  },
  {
    says: 'lib is technical: it knows no domain, no feature and no entry',
    isBrokenBy: (file, target) =>
      inLib(file) && (featureOf(target) !== undefined || inEntry(target) || inDomain(target)),
  },
  {
    says: 'site, app and admin are entries of their own: none imports another, and what they share knows none',
    isBrokenBy(file, target) {
      if (isTest(file)) return false;
      const entries = [inSite, inApp, inAdmin];
      const own = entries.find((isIn) => isIn(file));
      if (own) return entries.some((isIn) => isIn !== own && isIn(target));
      return inSharedParts(file) && (entries.some((isIn) => isIn(target)) || featureOf(target) !== undefined);
    },
  },
  {
    says: "what is the operator's is imported by administration alone: it is in no member's page",
    isBrokenBy: (file, target) =>
      isOperators(target) &&
      !isOperators(file) &&
      !isTest(file) &&
      // The server renders the documents. It uses only the types of these routes.
      !/^web\/src\/(render\/|registered-routes\.ts$)/.test(file),
  },
  {
    says: 'nothing is imported from outside the repository',
    isBrokenBy: (_file, target) => target.startsWith('..') || target.startsWith('/work'),
  },
];

function violations(imports: readonly Import[], rule: Rule): string[] {
  return imports
    .filter(({ file, target }) => rule.isBrokenBy(file, target))
    .map(({ file, line, target }) => `${file}:${line} imports ${target}`);
}

describe('import rules', () => {
  const imports = allImports();

  test('see the whole tree', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test.each(rules.map((rule) => [rule.says, rule] as const))('%s', (_says, rule) => {
    expect(violations(imports, rule)).toEqual([]);
  });

  test.each([
    ['contract/src/goals.ts', "import { Database } from '../../server/src/app.ts';"],
    ['server/src/platform/clock.ts', "import { goals } from '../modules/goals/goals.module.ts';"],
    ['server/src/modules/goals/goals.service.ts', "import { tags } from '../tags/tags.store.ts';"],
    ['server/src/app.ts', "import { aGoal } from '../test/factories.ts';"],
    [
      'server/src/modules/goals/letter.ts',
      "import { typesetPdf } from '../../platform/documents/typeset.ts';",
    ],
    ['web/src/lib/session/session.ts', "import { app } from '../../../../server/src/app.ts';"],
    ['web/src/features/goals/goal-list.tsx', "import {\n  Tag,\n} from '../tags/tag.tsx';"],
    ['web/src/design-system/buttons/button.tsx', "import { contract } from '@metra/contract';"],
    ['web/src/design-system/buttons/button.tsx', "import { api } from '../../lib/api/api.ts';"],
    [
      'web/src/design-system/buttons/button.tsx',
      "import { kpiQuery } from '../../domain/kpis/kpi.queries.ts';",
    ],
    ['web/src/domain/kpis/kpi.queries.ts', "import { Due } from '../../features/kpi-tracking/due.ts';"],
    ['web/src/domain/kpis/kpi.queries.ts', "import { aKpi } from '../../../test/kpi-builders.ts';"],
    ['web/src/lib/formats/formats.ts', "import { periodText } from '../../domain/tracking/period-text.ts';"],
    ['web/src/lib/session.ts', "const { Home } = await import('../features/home/home.tsx');"],
    ['web/src/site/site.tsx', "import { router } from '../app/router.tsx';"],
    ['web/src/app/router.tsx', "import { Site } from '../site/site.tsx';"],
    ['web/src/app/router.ts', "import { routeTree } from '../admin/route-tree.tsx';"],
    [
      'web/src/app/router.ts',
      "const { AuditScreen } = await import('../features/operation/audit/audit-screen.tsx');",
    ],
    [
      'web/src/features/profile/team.tsx',
      "import { AdminList } from '../../domain/administration/admin-list.tsx';",
    ],
    ['web/src/shell/start.tsx', "import { router } from '../app/router.ts';"],
    ['web/src/layouts/public-layout.tsx', "import { Site } from '../site/site.tsx';"],
    ['web/src/main.tsx', "import catalogue from '../../../elsewhere/catalogue.json';"],
  ])('catch %s breaking one', (file, text) => {
    const imports = importsIn(file, text);
    expect(rules.flatMap((rule) => violations(imports, rule))).not.toEqual([]);
  });
});
