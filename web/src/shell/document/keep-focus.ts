/** The focus moves from a link of the document to the same link of the application. */
export function keepFocus(place: HTMLElement, rendered: Promise<void>): void {
  const focused = document.activeElement;
  const href = place.contains(focused) && focused?.getAttribute('href');
  if (!href) return;
  void rendered.then(() => {
    if (document.activeElement !== document.body) return;
    const same = [...place.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
    same.find((link) => link.checkVisibility())?.focus({ preventScroll: true });
  });
}
