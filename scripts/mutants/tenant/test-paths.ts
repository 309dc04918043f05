import type { RunnerTask } from 'vitest';

/** Returns the names of a test and of the suites around it, up to this one or to the file. */
export function pathOf(task: RunnerTask, root?: RunnerTask): string {
  const names: string[] = [];
  for (let at: RunnerTask | undefined = task; at && at !== root; at = at.suite) names.unshift(at.name);
  return names.join(' > ');
}
