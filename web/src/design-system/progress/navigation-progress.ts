import { PROGRESS_FADE_MS, PROGRESS_START_DELAY_MS, PROGRESS_TRICKLE_MS } from '../behaviour/constants.ts';
import { createStore } from '../behaviour/store.ts';

export interface NavigationProgressState {
  phase: 'idle' | 'running' | 'leaving';
  /** The range is 0 to 1. */
  value: number;
}

const IDLE: NavigationProgressState = { phase: 'idle', value: 0 };
const FIRST_STEP = 0.08;
const NEVER_QUITE_THERE = 0.994;
/** The bar is full for this long before it fades. */
export const PROGRESS_FILL_MS = 120;

const state = createStore(IDLE);
let delay: ReturnType<typeof setTimeout> | undefined;
let trickle: ReturnType<typeof setInterval> | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

function stopTimers() {
  clearTimeout(delay);
  clearInterval(trickle);
  clearTimeout(removal);
  delay = undefined;
}

function begin() {
  delay = undefined;
  state.set({ phase: 'running', value: FIRST_STEP });
  trickle = setInterval(
    () => state.set({ phase: 'running', value: nextStep(state.get().value) }),
    PROGRESS_TRICKLE_MS,
  );
}

/** Steps get smaller towards the end, because nobody knows how long the rest will take. */
export function nextStep(value: number): number {
  const step = value < 0.2 ? 0.1 : value < 0.5 ? 0.04 : value < 0.8 ? 0.02 : 0.005;
  return Math.min(value + step, NEVER_QUITE_THERE);
}

/** The router calls these. A navigation that takes less than 100 ms shows nothing. */
export const navigationProgress = {
  start() {
    if (state.get().phase === 'running' || delay !== undefined) return;
    stopTimers();
    if (state.get().phase === 'leaving') state.set(IDLE);
    delay = setTimeout(begin, PROGRESS_START_DELAY_MS);
  },
  done() {
    if (state.get().phase === 'leaving') return;
    stopTimers();
    if (state.get().phase === 'idle') return;
    state.set({ phase: 'leaving', value: 1 });
    removal = setTimeout(() => state.set(IDLE), PROGRESS_FILL_MS + PROGRESS_FADE_MS);
  },
  state,
};
