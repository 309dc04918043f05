import { gzipSync } from 'node:zlib';
import type { ClientFiles } from '@metra/contract/core/web-rendering';

/** Returns the size of these scripts, each compressed with gzip. */
export async function gzipSizeOf(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
    sum += gzipSync(await answer.bytes()).length;
  }
  return sum;
}

/** Returns the elements that all lists contain. */
export function inCommon(lists: readonly (readonly string[])[]): Set<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((url) => others.every((list) => list.includes(url))));
}

/** Returns an entry of the build with all files that it imports statically. */
export function coreFiles(files: ClientFiles, entry: string): string[] {
  const found = new Set([entry]);
  // The loop also visits names that are added while it runs.
  for (const name of found) for (const imported of files[name]?.imports ?? []) found.add(imported);
  return [...found].map((name) => {
    const file = files[name]?.file;
    if (!file) throw new Error(`The built web has no ${name}.`);
    return file;
  });
}
