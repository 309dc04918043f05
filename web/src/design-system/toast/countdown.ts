export interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Pauses do not count towards the duration. */
export function startCountdown(duration: number, onEnd: () => void): Countdown {
  let remaining = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    startedAt = performance.now();
    timer = setTimeout(onEnd, remaining);
  }

  function halt() {
    clearTimeout(timer);
    timer = undefined;
  }

  run();
  return {
    pause() {
      if (timer === undefined) return;
      halt();
      remaining = Math.max(0, remaining - (performance.now() - startedAt));
    },
    resume() {
      if (timer === undefined) run();
    },
    stop: halt,
  };
}
