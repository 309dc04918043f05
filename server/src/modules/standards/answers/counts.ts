import type { DatapointState, DisclosureCounts } from '@metra/contract/shapes/standard-shapes';

interface Counted {
  state: DatapointState;
  required: boolean;
}

/** Counts how much is complete. Datapoints that are not asked for or are voluntary do not count. */
export function countsOf(all: readonly Counted[]): DisclosureCounts {
  const counted = all.filter(({ required, state }) => required && state !== 'NOT_ASKED' && state !== 'OPEN');
  const of = (wanted: DatapointState) => counted.filter(({ state }) => state === wanted).length;
  const parts = {
    answered: of('ANSWERED'),
    notApplicable: of('NOT_APPLICABLE'),
    omitted: of('OMITTED_SENSITIVE'),
    missing: of('MISSING'),
  };
  return withShare(parts);
}

type Parts = Omit<DisclosureCounts, 'total' | 'share'>;

export const sumOfCounts = (all: readonly Parts[]): DisclosureCounts => {
  const sum = (name: keyof Parts) => all.reduce((total, each) => total + each[name], 0);
  return withShare({
    answered: sum('answered'),
    notApplicable: sum('notApplicable'),
    omitted: sum('omitted'),
    missing: sum('missing'),
  });
};

function withShare(parts: Parts): DisclosureCounts {
  const total = parts.answered + parts.notApplicable + parts.omitted + parts.missing;
  return { total, ...parts, share: total === 0 ? 1 : (total - parts.missing) / total };
}
