/** Objects, texts, numbers, sorting and JSON, as in an answer. */
const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  name: `KPI ${(index * 7919) % 100}`,
  value: index * 1.37,
  months: Array.from({ length: 6 }, (__, month) => ({ month, value: (index * month) % 97 })),
}));

function doFixedWork(): number {
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  const byName = new Map(read.sort((a, b) => (a.name < b.name ? -1 : 1)).map((row) => [row.name, row]));
  let sum = 0;
  for (const { months, value } of byName.values())
    for (const month of months) sum += month.value * value + `${month.month}-${value}`.length;
  return sum;
}

/** The processor time of this process in milliseconds, also of its threads, however busy the machine is. */
export async function processorMs<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

const roundsToWarmUp = 300;
const recent = 20;

/**
 * A clock that ticks with the fixed piece of work: a machine that is slower, or slower for a while, needs as many
 * ticks for a call.
 */
export async function processorClock() {
  const times: number[] = [];
  const tick = async () => {
    const [ms] = await processorMs(async () => doFixedWork());
    times.push(ms);
    if (times.length > recent) times.shift();
  };
  for (let round = 0; round < roundsToWarmUp; round += 1) await tick();
  return {
    tick,
    /** The milliseconds of the fixed piece of work at present. */
    ofFixedWork: () => Math.min(...times),
  };
}

export type ProcessorClock = Awaited<ReturnType<typeof processorClock>>;
