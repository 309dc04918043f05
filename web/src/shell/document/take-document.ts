/**
 * Whether the document shows what is to come. What `before-first-paint.js` has hidden, because its reader is not signed
 * in, goes: they are led elsewhere.
 */
export function takeDocument(place: HTMLElement): boolean {
  const { dataset } = document.documentElement;
  // The scripts are here: what would have been said without them goes.
  document.getElementById('start-failed')?.remove();
  if (dataset.signedOut !== undefined) {
    place.replaceChildren();
    delete dataset.signedOut;
  }
  return place.hasChildNodes();
}
