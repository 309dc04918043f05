import type { Kpi } from '@metra/contract/shapes/kpi-shapes';

/** A computed KPI has a formula or is computed by the program, so nobody enters it. */
export const isComputed = ({ formula, computedBy }: Kpi): boolean => formula !== null || computedBy !== null;
