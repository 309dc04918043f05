import type { Language } from '@metra/contract/core/primitives';

/** The name of a strategy until someone renames it. It is never one that already exists. */
export function strategyName(
  { year }: Temporal.PlainDate,
  language: Language,
  taken: ReadonlySet<string>,
): string {
  const name = language === 'de' ? `Strategie ${year}` : `Strategy ${year}`;
  let free = name;
  for (let next = 2; taken.has(free); next++) free = `${name} (${next})`;
  return free;
}
