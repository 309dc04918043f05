/** The product description fixes these numbers, so nothing else in the interface repeats them. */

/** The unit is px. */
export const DIALOG_WIDTH = { sm: 275, md: 350, lg: 500, xl: 750 } as const;
export type DialogSize = keyof typeof DIALOG_WIDTH;

/** A click on the backdrop that must not close the dialog shakes it for this many ms. */
export const DIALOG_SHAKE_MS = 350;

/** A toast is visible for this long; a longer swipe dismisses it. */
export const TOAST_DURATION_MS = 4000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HIDE_MS = 250;
/** Only the newest toasts are visible; older ones are folded behind them. */
export const TOAST_LIMIT = 3;

export const TOOLTIP_SHOW_DELAY_MS = 400;
export const TOOLTIP_SHOW_MS = 300;
export const TOOLTIP_HIDE_MS = 250;
export const TOOLTIP_MAX_WIDTH_PX = 350;
export const TOOLTIP_Z_INDEX = 9999;
export const TOOLTIP_OFFSET: [number, number] = [0, 10];

/** The bar starts after a delay, so that a fast navigation shows nothing. */
export const PROGRESS_START_DELAY_MS = 100;
export const PROGRESS_TRICKLE_MS = 150;
/** The bar fades out for this long when the page is ready. */
export const PROGRESS_FADE_MS = 200;

export const LOADER_FADE_MS = 500;

/** A hash target is searched for this many animation frames. */
export const HASH_TARGET_FRAMES = 50;

export const STORED_VALUE_DEBOUNCE_MS = 2000;
