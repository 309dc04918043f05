/** Prints a text alone, without the page it stands on. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const sheet = contentDocument?.createElement('pre');
  // Not so in any browser that prints.
  if (!sheet || !contentWindow) return;
  sheet.textContent = text;
  contentDocument?.body.append(sheet);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
