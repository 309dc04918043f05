import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports each icon from its own module. Through the index of all icons every file that shows one would seem to need
 * the icons of all others.
 */
export function singleIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'metra:single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /from 'lucide-react'/ },
      handler(code) {
        files ??= iconFilesIn(readFileSync(indexOfIcons(), 'utf8'));
        return { code: withSingleIcons(code, files), map: null };
      },
    },
  };
}

/** For each icon's name the name of its file, as the index of all icons says. */
export function iconFilesIn(index: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(EXPORT)) {
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), file);
  }
  return files;
}

/** The code with one import for each icon and as many lines as before. Types are nothing to a bundler. */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (statement, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    const imports = names
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', known = icon] = name.split(' as ');
        const file = files.get(icon);
        return file
          ? `import ${known} from 'lucide-react/icons/${file}';`
          : `import { ${name} } from 'lucide-react';`;
      });
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

const indexOfIcons = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/lucide-react.mjs',
  );
