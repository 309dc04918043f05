import type { Kpi } from '@metra/contract/shapes/kpi-shapes';

/** Nobody enters it: it has a formula, or the program knows it. */
export const isComputed = ({ formula, computedBy }: Kpi): boolean => formula !== null || computedBy !== null;
