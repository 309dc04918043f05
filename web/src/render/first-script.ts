import source from './before-first-paint.js?raw';

/**
 * Runs where it stands in each document, above everything that is fetched: asked for as a file it would hold up all that
 * follows, with a filled cache too. The content security policy allows it by its hash.
 */
export const FIRST_SCRIPT = withoutComments(source);

/** Whole lines only, and what they are indented by: each document carries the rest. */
function withoutComments(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
