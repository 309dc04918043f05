/** Only the text is printed, without the page. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const sheet = contentDocument?.createElement('pre');
  // This happens in no browser that can print.
  if (!sheet || !contentWindow) return;
  sheet.textContent = text;
  contentDocument?.body.append(sheet);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
