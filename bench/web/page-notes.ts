import type { Shift } from './layout-shift.ts';

/** Notes of a page about its own load. Times are milliseconds since it began. */
export interface PageNotes {
  firstContent: number | null;
  largestPaint: number | null;
  /** The time since which the content is complete. */
  whole: number | null;
  /** The missing texts. */
  lacking: string[];
  shifts: Shift[];
  longTasks: { at: number; duration: number }[];
}

export interface WantedContent {
  /** The texts that must appear in the main part of the page. */
  texts: readonly string[];
  /** A paint with this many words counts as content. A logo alone does not. */
  words: number;
}

/** Runs in the page before any other script and uses only its arguments. */
export function takeNotes({ texts, words }: WantedContent): void {
  const notes: PageNotes = {
    firstContent: null,
    largestPaint: null,
    whole: null,
    lacking: [...texts],
    shifts: [],
    longTasks: [],
  };
  Object.assign(window, { pageNotes: notes });
  let firstPaint: number | undefined;

  function observe(type: string, note: (entry: PerformanceEntry) => void) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    firstPaint = startTime;
    if (hasVisibleWords()) notes.firstContent ??= startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  // Collects all shifts. Nobody touches the page, but a change of the viewport looks like input.
  observe('layout-shift', (entry) => {
    const { startTime, value } = entry as PerformanceEntry & { value: number };
    notes.shifts.push({ at: startTime, value });
  });
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ at: startTime, duration }));

  function hasVisibleWords(): boolean {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let found = 0;
    while (found < words && walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const count = textContent?.match(/\p{L}{2,}/gu)?.length ?? 0;
      if (count > 0 && parentElement && isSeen(parentElement)) found += count;
    }
    return found >= words;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    // Text for screen readers only is one pixel wide.
    const hasRoom = width > 2 && height > 2;
    return hasRoom && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  }

  function missing(): string[] {
    // Reading all texts takes time, and a busy page is not complete anyway.
    if (document.querySelector('[aria-busy="true"], .skeleton')) return [...texts, '(busy)'];
    const main = [...document.querySelectorAll('main')];
    const fields = main.flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('input, textarea')]);
    const read = [...main.map((part) => part.textContent), ...fields.map(({ value }) => value)].join('\n');
    return texts.filter((text) => !read.includes(text));
  }

  /** Runs after the frame in which the page was drawn. */
  function look() {
    if (!document.body) return;
    const now = performance.now();
    if (notes.firstContent === null && firstPaint !== undefined && hasVisibleWords())
      notes.firstContent = now;
    notes.lacking = missing();
    notes.whole = notes.lacking.length > 0 ? null : (notes.whole ?? now);
  }

  let isAwaited = false;
  function lookSoon() {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAwaited = false;
        look();
      }),
    );
  }
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(lookSoon).observe(document, changes);
  // The value of a field, or a fade-in, changes without a change of the document.
  setInterval(lookSoon, 200);
}
