interface OfSector {
  sector: 'e' | 's' | 'g';
}

const ORDER = ['e', 's', 'g'] as const;

/** Alternates the sectors and shifts the order after each row of six, so that neighbours differ. */
export function alternateSectors<Item extends OfSector>(items: readonly Item[]): Item[] {
  const waiting = Object.groupBy(items, ({ sector }) => sector);
  const rounds = Math.max(0, ...Object.values(waiting).map((some) => some.length));
  return Array.from({ length: rounds }, (_, round) => {
    const row = Math.floor(round / 2);
    const from = (3 - (row % 3)) % 3;
    const turn = [...ORDER.slice(from), ...ORDER.slice(0, from)];
    return turn.flatMap((sector) => waiting[sector]?.[round] ?? []);
  }).flat();
}
