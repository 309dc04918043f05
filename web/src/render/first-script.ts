import source from './before-first-paint.js?raw';

/**
 * Each document contains this script inline, because a separate file would delay everything after it, even from
 * the cache. The content security policy allows it by its hash.
 */
export const FIRST_SCRIPT = withoutComments(source);

/** Comments and indentation are removed, because each document contains the rest. */
function withoutComments(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
