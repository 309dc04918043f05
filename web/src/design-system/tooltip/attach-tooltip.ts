import type { Instance } from 'tippy.js';

type Library = typeof import('./tooltip-library.ts');

export interface AttachedTooltip {
  change: (html: string) => void;
  remove: () => void;
}

let library: Library | undefined;

export async function loadTooltips(): Promise<Library> {
  library ??= await import('./tooltip-library.ts');
  return library;
}

/** Gives an element its tooltip. Until the library is there, the first pointer or focus that comes fetches it. */
export function attachTooltip(element: HTMLElement, html: string): AttachedTooltip {
  const removal = new AbortController();
  let content = html;
  let tooltip: Instance | undefined;

  function create({ createTooltip }: Library): void {
    if (tooltip || removal.signal.aborted) return;
    tooltip = createTooltip(element, content);
  }

  function listen(start: 'mouseenter' | 'focus', end: 'mouseleave' | 'blur'): void {
    let isHere = false;
    async function begin(event: Event) {
      if (tooltip) return;
      isHere = true;
      create(await loadTooltips());
      // It has missed what called it.
      if (isHere) element.dispatchEvent(new (event.constructor as typeof Event)(start, event));
    }
    // Without a connection there is no tooltip, and the next pointer tries again.
    element.addEventListener(start, (event) => void begin(event).catch(() => undefined), removal);
    // Whoever uses the element meanwhile wants what it opens, and no tooltip above it.
    for (const over of [end, 'click']) element.addEventListener(over, () => (isHere = false), removal);
  }

  if (library) create(library);
  else {
    listen('mouseenter', 'mouseleave');
    listen('focus', 'blur');
  }
  return {
    change(changed) {
      content = changed;
      if (tooltip) library?.changeTooltip(tooltip, changed);
    },
    remove() {
      removal.abort();
      tooltip?.destroy();
    },
  };
}
