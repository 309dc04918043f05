import type { Language } from '@metra/contract/core/primitives';

/** What a strategy is called until someone renames it; never as one that is there already. */
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
