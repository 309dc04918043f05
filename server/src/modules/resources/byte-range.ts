import type { ByteRange } from '../../platform/files/file-store.ts';

/** The requested part of a file; undefined for the whole file and for ranges that are not supported. */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const last = size - 1;
  const range =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) };
  return range.start <= range.end ? range : undefined;
}
