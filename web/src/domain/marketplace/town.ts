export const townOf = (label: string): string => label.replace(/^\d{4,5}\s+/, '');

/** Anything nearer than one kilometre counts as one. */
export const wholeKm = (km: number): number => Math.max(1, Math.round(km));
