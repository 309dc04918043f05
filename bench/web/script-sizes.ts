import { gzipSync } from 'node:zlib';
import type { ClientFiles } from '@metra/contract/core/web-rendering';

/** Bytes of these scripts, each compressed by itself with gzip, whatever the line used. */
export async function gzipSizeOf(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
    sum += gzipSync(await answer.bytes()).length;
  }
  return sum;
}

/** What all of them have. */
export function inCommon(lists: readonly (readonly string[])[]): Set<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((url) => others.every((list) => list.includes(url))));
}

/** An entry of the build with everything that it imports at once, however deep. */
export function coreFiles(files: ClientFiles, entry: string): string[] {
  const found = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const name of found) for (const imported of files[name]?.imports ?? []) found.add(imported);
  return [...found].map((name) => {
    const file = files[name]?.file;
    if (!file) throw new Error(`The built web has no ${name}.`);
    return file;
  });
}
