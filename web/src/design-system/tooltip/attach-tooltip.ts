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

/** The first pointer or focus on the element loads the library. */
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
      // The library was not there yet when this event happened.
      if (isHere) element.dispatchEvent(new (event.constructor as typeof Event)(start, event));
    }
    // Without a connection there is no tooltip, and the next pointer tries again.
    element.addEventListener(start, (event) => void begin(event).catch(() => undefined), removal);
    // A person who uses the element in the meantime does not need its tooltip.
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
