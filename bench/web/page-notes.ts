import type { Shift } from './layout-shift.ts';

/** What a page notes of its own load; times in milliseconds since it began. */
export interface PageNotes {
  firstContent: number | null;
  largestPaint: number | null;
  /** Since when the content is whole, and stayed so. */
  whole: number | null;
  /** What is missing to that. */
  lacking: string[];
  shifts: Shift[];
  longTasks: { at: number; duration: number }[];
}

export interface WantedContent {
  /** What has to be read in the main part of the page, in texts or in fields. */
  texts: readonly string[];
  /** So many words make a paint content: a logo and the name of the product are none. */
  words: number;
}

/** Runs in the page before anything else, and knows nothing but what it is given. */
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
  // All of them: nobody touches the page, but a change of the viewport's own size passes for somebody who did.
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
    // What only screen readers get is a pixel wide.
    const hasRoom = width > 2 && height > 2;
    return hasRoom && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  }

  function missing(): string[] {
    // Reading everything takes the page's time: nothing is whole that is still busy.
    if (document.querySelector('[aria-busy="true"], .skeleton')) return [...texts, '(busy)'];
    const main = [...document.querySelectorAll('main')];
    const fields = main.flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('input, textarea')]);
    const read = [...main.map((part) => part.textContent), ...fields.map(({ value }) => value)].join('\n');
    return texts.filter((text) => !read.includes(text));
  }

  /** After the frame in which it was drawn. */
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
  // What a field holds, or what a style fades in, changes without a change of the document.
  setInterval(lookSoon, 200);
}
