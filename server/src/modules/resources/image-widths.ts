const steps = [160, 320, 640, 960, 1280, 1920, 2560];
const widest = 2560;

/** The widths a picture is served in: the steps below its own, and its own, which is never made larger. */
export const widthsOf = (original: number): number[] => [
  ...new Set([...steps.filter((width) => width < original), Math.min(original, widest)]),
];

/** The smallest that is at least as wide as wanted, or the widest there is. */
export const widthFor = (original: number, wanted: number): number =>
  widthsOf(original).find((width) => width >= wanted) ?? Math.min(original, widest);
