const steps = [160, 320, 640, 960, 1280, 1920, 2560];
const widest = 2560;

/** A picture is served in the standard widths below its own, and in its own. It is never enlarged. */
export const widthsOf = (original: number): number[] => [
  ...new Set([...steps.filter((width) => width < original), Math.min(original, widest)]),
];

/** The smallest width that is large enough, or else the largest one. */
export const widthFor = (original: number, wanted: number): number =>
  widthsOf(original).find((width) => width >= wanted) ?? Math.min(original, widest);
