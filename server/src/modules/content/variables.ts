import type { Language } from '@metra/contract/core/primitives';
import type { RichText, RichTextNode, TextRun } from '@metra/contract/shapes/rich-text';

/** A value such as `{{seller.name}}` that depends on the installation. */
export interface Variable {
  /** The environment variable that sets the value; null if it comes from elsewhere. */
  readonly setting: string | null;
  /** A text that contains this variable is hidden while it is empty. */
  readonly isRequired: boolean;
  /** Empty if it is not set. */
  readonly value: Readonly<Record<Language, string>>;
}

export type Variables = ReadonlyMap<string, Variable>;

const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name);

/** Braces without a variable, such as those of a variable that somebody has cut in two. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(variable, ''));

export type Resolve = (text: string) => string | undefined;

/** Replaces the variables of a text; undefined if one of them is unknown or empty. */
export const resolver =
  (variables: Variables, language: Language): Resolve =>
  (text) => {
    let isWhole = true;
    const whole = text.replace(variable, (_, name: string) => {
      const value = variables.get(name)?.value[language] ?? '';
      if (value === '') isWhole = false;
      return value;
    });
    return isWhole ? whole : undefined;
  };

/** Removes the lines, list items and paragraphs that contain an empty variable. */
export function resolvedRichText(content: RichText, resolve: Resolve): RichText {
  return content.flatMap((node): RichTextNode[] => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const line = resolvedLine(node.content, resolve);
      return line ? [{ ...node, content: line }] : [];
    }
    const items = node.items.flatMap((item) => {
      const line = resolvedLine(item, resolve);
      return line ? [line] : [];
    });
    return items.length > 0 ? [{ ...node, items }] : [];
  });
}

function resolvedLine(runs: readonly TextRun[], resolve: Resolve): TextRun[] | undefined {
  const resolved: TextRun[] = [];
  for (const run of runs) {
    const text = resolve(run.text);
    if (text === undefined) return undefined;
    if (text !== '') resolved.push({ ...run, text });
  }
  return resolved.some(({ text }) => text.trim() !== '') ? resolved : undefined;
}

/** All texts of a rich text, unchanged. */
export const textsOf = (content: RichText): string[] =>
  content
    .flatMap((node) => ('content' in node ? [node.content] : node.items))
    .flat()
    .map(({ text }) => text);
