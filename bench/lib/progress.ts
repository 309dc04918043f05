const everyMs = 10_000;

interface Output {
  print(line: string): void;
  /** The time in milliseconds. */
  now(): number;
}

/** Prints the progress every ten seconds, and the duration at the end. */
export function startProgress(what: string, { print, now }: Output) {
  const begun = now();
  const seconds = () => `${((now() - begun) / 1000).toFixed(0)} s`;
  let status = '';
  const timer = setInterval(() => print(`    ${what}: ${status}, ${seconds()} so far`), everyMs);
  return {
    at(step: string): void {
      status = step;
    },
    stop(): void {
      clearInterval(timer);
    },
    done(): void {
      print(`    ${what}: done in ${seconds()}`);
    },
  };
}
