import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { type ClassNames, classNamesIn } from './class-names.ts';
import { repositoryFiles, textOf } from './source-files.ts';

const DESIGN_SYSTEM = 'web/src/design-system/';
/** These classes mark a place for `group-hover:` and `peer-checked:` and have no style. */
const MARKERS = /^(group|peer)(\/[a-z-]+)?$/;
const ARBITRARY_SPACE = /(^|:)-?(p|m|gap|space)([xytrblse]|-[xy])?-\[/;

const files = repositoryFiles().filter((file) => file.startsWith('web/src/'));
const stylesheets = files.filter((file) => file.endsWith('.css'));
const modules = stylesheets.filter((file) => file.endsWith('.module.css'));
const outside = new Map<string, ClassNames>(
  files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(DESIGN_SYSTEM))
    .map((file) => [file, classNamesIn(file)]),
);

test('a stylesheet outside the design system is a CSS module', () => {
  const others = stylesheets.filter((file) => !file.startsWith(DESIGN_SYSTEM) && !modules.includes(file));
  expect(others).toEqual([]);
});

test('a CSS module reaches for nothing outside itself', () => {
  expect(modules.filter((file) => /:global|@global|composes:/.test(textOf(file)))).toEqual([]);
});

test('a global class is defined in one stylesheet', () => {
  const definedIn = new Map<string, string[]>();
  for (const file of stylesheets.filter((one) => !modules.includes(one))) {
    for (const name of classesMadeIn(file)) definedIn.set(name, [...(definedIn.get(name) ?? []), file]);
  }
  expect([...definedIn].filter(([, where]) => where.length > 1)).toEqual([]);
});

test('a class outside the design system is a utility, a class of the design system, or of a CSS module', async () => {
  const css = await compiled([...outside.values()].flatMap(({ tokens }) => tokens));
  const global = new Set(stylesheets.filter((file) => !modules.includes(file)).flatMap(classesDefinedIn));
  const unknown = [...outside].flatMap(([file, { tokens }]) =>
    tokens
      .filter((token) => !MARKERS.test(token) && !global.has(token) && !draws(css, token))
      .map((token) => `${file}: ${token}`),
  );
  expect(unknown).toEqual([]);
});

test('distances outside the design system are steps of the scale', () => {
  const free = [...outside].flatMap(([file, { tokens }]) =>
    tokens.filter((token) => ARBITRARY_SPACE.test(token)).map((token) => `${file}: ${token}`),
  );
  expect(free).toEqual([]);
});

test('the theme offers the steps of the scale and no others', async () => {
  const steps = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24', '30'];
  const others = ['0.5', '2.5', '7', '9', '14', '18', '28', '36', '100'];
  const css = await compiled([...steps, ...others].map((step) => `p-${step}`));
  expect(steps.filter((step) => !draws(css, `p-${step}`))).toEqual([]);
  expect(others.filter((step) => draws(css, `p-${step}`))).toEqual([]);
});

test('every class taken from a CSS module is there, and every class there is taken', () => {
  const used = [...outside.values()].flatMap(({ fromModules }) =>
    fromModules.map(({ module, name }) => `${module} ${name}`),
  );
  const defined = modules.flatMap((file) => classesDefinedIn(file).map((name) => `${file} ${name}`));
  expect([...new Set(used)].sort()).toEqual(defined.sort());
});

test('no rule looks from the root for what is on the page: the whole page would be styled anew with every change', () => {
  const looking = stylesheets.filter((file) => /(:root|\bhtml|\bbody|\.frame)\S*:has\(/.test(textOf(file)));
  expect(looking).toEqual([]);
});

/** Returns every class that a selector of the stylesheet contains. */
function classesDefinedIn(file: string): string[] {
  const names = selectorsIn(file).flatMap((one) =>
    [...one.matchAll(/(?:^@utility |\.)([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

/** Returns the classes with their own rule, such as `.row { … }`. */
function classesMadeIn(file: string): string[] {
  return [
    ...new Set(selectorsIn(file).flatMap((one) => /^(?:@utility |\.)([a-zA-Z][\w-]*)$/.exec(one)?.[1] ?? [])),
  ];
}

function selectorsIn(file: string): string[] {
  const css = textOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !/^@(?!utility )/.test(selector));
}

/** Returns the CSS that Tailwind generates for these class names with our theme. */
async function compiled(tokens: readonly string[]): Promise<string> {
  const compiler = await compile(textOf(`${DESIGN_SYSTEM}theme.css`), {
    base: DESIGN_SYSTEM,
    loadStylesheet: async (id, base) => {
      const path = pathOf(id, base);
      return { path, base: posix.dirname(path), content: textOf(path) };
    },
  });
  return compiler.build([...new Set(tokens)]);
}

function pathOf(id: string, base: string): string {
  if (id.startsWith('.')) return posix.join(base, id);
  const inPackage = id.endsWith('.css') ? id : `${id}/index.css`;
  return ['node_modules', 'web/node_modules']
    .map((folder) => posix.join(folder, inPackage))
    .find((path) => existsSync(path)) as string;
}

function draws(css: string, token: string): boolean {
  const selector = `.${token.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`;
  for (let at = css.indexOf(selector); at >= 0; at = css.indexOf(selector, at + 1)) {
    if (!/[\w\\-]/.test(css[at + selector.length] ?? '')) return true;
  }
  return false;
}
