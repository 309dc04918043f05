/** Typing in a field does not count. */
export function listenForPhrase(phrase: string, onTyped: () => void): () => void {
  let typed = '';

  function listen(event: KeyboardEvent) {
    if (
      event.key.length !== 1 ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      writesSomewhere(event.target)
    ) {
      return;
    }
    typed = (typed + event.key.toLowerCase()).slice(-phrase.length);
    // A space inside the phrase would scroll the page.
    if (event.key === ' ' && phrase.startsWith(wordsSoFar(typed, phrase))) event.preventDefault();
    if (typed !== phrase) return;
    typed = '';
    onTyped();
  }

  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** The longest end of the typed text that begins the phrase and contains at least one of its words. */
function wordsSoFar(typed: string, phrase: string): string {
  for (let length = typed.length; length > 1; length -= 1) {
    const end = typed.slice(-length);
    if (phrase.startsWith(end)) return end;
  }
  return typed;
}

function writesSomewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return (
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
    ) !== null
  );
}
