/** When the browser has nothing else to do. */
export const whenIdle: (work: () => void) => void = (work) =>
  window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work);

/** Whatever looks at a page as a whole, a picture of it or a check, finds also what is far below drawn. */
export function layOutWhole(isWhole: boolean): void {
  if (isWhole) document.documentElement.dataset.laidOut = '';
  else delete document.documentElement.dataset.laidOut;
}
