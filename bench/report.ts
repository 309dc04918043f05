export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints what was measured against what is wanted; whatever misses makes the run fail. */
export function createReport(print: (line: string) => void) {
  let missed = 0;
  return {
    title: (text: string) => print(`\n${text}`),
    row(name: string, text: string, isGood: boolean): void {
      if (!isGood) missed += 1;
      print(`  ${isGood ? 'ok  ' : 'MISS'}  ${name.padEnd(34)} ${text}`);
    },
    /** For the process: 1 when something was missed. */
    end(): 0 | 1 {
      if (missed > 0) print(`\n${missed} missed.`);
      return missed > 0 ? 1 : 0;
    },
  };
}

export type Report = ReturnType<typeof createReport>;
