/** The town of a place, without its postcode. */
export const townOf = (label: string): string => label.replace(/^\d{4,5}\s+/, '');

/** Whole kilometres; what is nearer than one is told as one. */
export const wholeKm = (km: number): number => Math.max(1, Math.round(km));
