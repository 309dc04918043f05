interface Cluster {
  members: number[];
  /** The sum of the positions that the members want for the first one. */
  wish: number;
}

/**
 * Labels move as little as possible until each pair is at least `gap` apart. They keep their order, and stay
 * between `from` and `to` if all of them fit.
 */
export function spreadLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => at(wanted, a) - at(wanted, b));
  const clusters: Cluster[] = [];
  for (const index of order) {
    clusters.push({ members: [index], wish: at(wanted, index) });
    while (clusters.length > 1 && overlap(clusters, gap, from, to)) mergeLastTwo(clusters, gap);
  }
  const placed = [...wanted];
  for (const cluster of clusters) {
    const start = startOf(cluster, gap, from, to);
    cluster.members.forEach((member, position) => {
      placed[member] = start + position * gap;
    });
  }
  return placed;
}

function startOf(cluster: Cluster, gap: number, from: number, to: number): number {
  const length = (cluster.members.length - 1) * gap;
  const wish = cluster.wish / cluster.members.length;
  return Math.max(from, Math.min(wish, to - length));
}

function overlap(clusters: readonly Cluster[], gap: number, from: number, to: number): boolean {
  const [upper, lower] = clusters.slice(-2);
  if (!upper || !lower) return false;
  const upperEnd = startOf(upper, gap, from, to) + (upper.members.length - 1) * gap;
  return startOf(lower, gap, from, to) < upperEnd + gap;
}

function mergeLastTwo(clusters: Cluster[], gap: number): void {
  const lower = clusters.pop();
  const upper = clusters.pop();
  if (!lower || !upper) return;
  const shift = upper.members.length * gap * lower.members.length;
  clusters.push({ members: [...upper.members, ...lower.members], wish: upper.wish + lower.wish - shift });
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;
