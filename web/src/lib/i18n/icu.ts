import { loadOnce } from '../load-once.ts';
import type { Texts } from './namespaces.ts';
import { needsIcu } from './plain-messages.ts';
import { getTolgee } from './tolgee.ts';

const bringIcu = loadOnce(async () => {
  const { FormatIcu } = await import('@tolgee/format-icu');
  getTolgee().addPlugin(FormatIcu());
});

/** The formatter for plurals and choices comes with the first texts that need it. */
export async function bringIcuFor(texts: Texts): Promise<void> {
  if (Object.values(texts).some(needsIcu)) await bringIcu();
}
