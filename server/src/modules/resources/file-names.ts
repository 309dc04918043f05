import { type FileType, fileTypes } from '../../platform/files/inspect-file.ts';

const longest = 255;

/** Further endings of a type, beside the usual one. */
const sameEnding: Record<string, readonly string[]> = {
  jpg: ['jpeg', 'jpe'],
  txt: ['md', 'log'],
  csv: ['tsv'],
};

const knownEndings = new Set([...Object.values(fileTypes), ...Object.values(sameEnding).flat()] as string[]);

const endingOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Cleans a file name: one line, no folders, and no invisible characters that change the text direction. */
export function cleanFileName(name: string): string {
  const visible = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\]/g, '_')
    .trim();
  return shortened(visible) || 'Datei';
}

/** A long name is cut in the middle, so that it keeps its ending. */
function shortened(name: string): string {
  if (name.length <= longest) return name;
  const ending = endingOf(name);
  const tail = ending && `.${ending}`;
  return (
    name
      .slice(0, longest - tail.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trimEnd() + tail
  );
}

/** The name of a saved file has the ending of its real type. */
export function downloadName(name: string, mimeType: string): string {
  const ending = Object.hasOwn(fileTypes, mimeType) ? fileTypes[mimeType as FileType] : 'bin';
  const current = endingOf(name);
  if (current === ending || sameEnding[ending]?.includes(current)) return name;
  const stem = knownEndings.has(current) ? name.slice(0, -current.length - 1) : name;
  return `${stem}.${ending}`;
}

/** The last part of a link is short and contains plain characters only. */
export function linkName(name: string, mimeType: string): string {
  const plain = downloadName(name, mimeType)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+/, '');
  return plain.slice(-80).replace(/^[-.]+/, '') || 'file';
}
