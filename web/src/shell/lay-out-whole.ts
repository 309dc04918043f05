export const whenIdle: (work: () => void) => void = (work) =>
  window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work);

/** A screenshot or a check needs the whole page, including what is far below. */
export function layOutWhole(isWhole: boolean): void {
  if (isWhole) document.documentElement.dataset.laidOut = '';
  else delete document.documentElement.dataset.laidOut;
}
