import { expect, test } from 'vitest';
import { iconFilesIn, withSingleIcons } from './single-icons-plugin.ts';

const files = iconFilesIn(`
import * as index from './icons/index.mjs';
export { default as Check, default as CheckIcon, default as LucideCheck } from './icons/check.mjs';
export { default as ArrowRight } from './icons/arrow-right.mjs';
`);

test('each icon is imported from its own module, under the name it is used by', () => {
  expect(
    withSingleIcons("import { ArrowRight as Next, Check } from 'lucide-react';\nshow(Check);", files),
  ).toBe(
    "import Next from 'lucide-react/icons/arrow-right'; import Check from 'lucide-react/icons/check';\nshow(Check);",
  );
});

test('types are left out, and lines stay where they were', () => {
  expect(
    withSingleIcons("import {\n  CheckIcon,\n  type LucideIcon,\n} from 'lucide-react';\nnext", files),
  ).toBe("import CheckIcon from 'lucide-react/icons/check';\n\n\n\nnext");
});

test('an import that is no icon does not change', () => {
  expect(withSingleIcons("import { icons } from 'lucide-react';", files)).toBe(
    "import { icons } from 'lucide-react';",
  );
});
