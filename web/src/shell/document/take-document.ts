/**
 * A document that `before-first-paint.js` has hidden is removed, because its reader is not signed in and is
 * redirected.
 */
export function takeDocument(place: HTMLElement): boolean {
  const { dataset } = document.documentElement;
  // The scripts have arrived, so the message about their absence is removed.
  document.getElementById('start-failed')?.remove();
  if (dataset.signedOut !== undefined) {
    place.replaceChildren();
    delete dataset.signedOut;
  }
  return place.hasChildNodes();
}
