import type { Input } from '../sweep/operation-call.ts';

export function addressOf(path: string, { params, query }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params ?? {}, name))),
  );
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/v1${filled}?${new URLSearchParams(given)}`;
}
