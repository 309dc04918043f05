/** Numbers the specification fixes for shared interface elements. Nothing else in the interface repeats them. */

/** Dialog widths in px: specification section 2 and 9. */
export const DIALOG_WIDTH = { sm: 275, md: 350, lg: 500, xl: 750 } as const;
export type DialogSize = keyof typeof DIALOG_WIDTH;

/** A click on the backdrop that must not close shakes the dialog this long, in ms: specification section 2 and 9. */
export const DIALOG_SHAKE_MS = 350;

/** Toasts: how long one shows, how far a swipe dismisses, how long hiding takes: specification section 4 and 9. */
export const TOAST_DURATION_MS = 4000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HIDE_MS = 250;
/** The newest; older ones are folded away behind them. */
export const TOAST_LIMIT = 3;

/** Tooltips: delay, fade in and out, width, layer and offset: specification section 2. */
export const TOOLTIP_SHOW_DELAY_MS = 400;
export const TOOLTIP_SHOW_MS = 300;
export const TOOLTIP_HIDE_MS = 250;
export const TOOLTIP_MAX_WIDTH_PX = 350;
export const TOOLTIP_Z_INDEX = 9999;
export const TOOLTIP_OFFSET: [number, number] = [0, 10];

/** Navigation progress bar: start delay and trickle speed: specification section 2 and 9. */
export const PROGRESS_START_DELAY_MS = 100;
export const PROGRESS_TRICKLE_MS = 150;
/** The bar fades out this long once the page is there. */
export const PROGRESS_FADE_MS = 200;

/** Start-up loader fade: specification section 9. */
export const LOADER_FADE_MS = 500;

/** A hash target is searched for this many animation frames: specification section 2 and 9. */
export const HASH_TARGET_FRAMES = 50;

/** Writes of stored values wait this long: specification section 4 and 9. */
export const STORED_VALUE_DEBOUNCE_MS = 2000;
