/** A module imports some modules at once and loads others later. */
export interface ModuleOfGraph {
  readonly imports: readonly string[];
  readonly fetches: readonly string[];
}

export type ModuleGraph = ReadonlyMap<string, ModuleOfGraph>;

/**
 * A browser loads each start as one: an entry, the screens of an area, or what these load later (dialogs).
 */
export interface Start {
  readonly entry: string;
  /** The entry itself has no area. */
  readonly area?: string;
  /** This file contains the modules that nothing else needs. */
  readonly file: string;
  /** The start is not needed to show a screen. */
  readonly later: boolean;
}

export interface Program {
  readonly graph: ModuleGraph;
  /** The map has the entries' modules and names. */
  readonly entries: ReadonlyMap<string, string>;
  readonly areaOf: (id: string) => string | undefined;
}

/** Returns for each module the starts that need it. */
export function moduleStarts(program: Program): ReadonlyMap<string, readonly Start[]> {
  const found = new Map<string, Map<string, Start>>();
  const waiting = [...program.entries].map(([id, entry]): [string, Start] => [
    id,
    { entry, file: entry, later: false },
  ]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, start] = next;
    const starts = found.get(id) ?? new Map<string, Start>();
    const key = `${start.entry}/${start.file}`;
    if (starts.has(key)) continue;
    found.set(id, starts.set(key, start));
    const { imports, fetches } = program.graph.get(id) ?? { imports: [], fetches: [] };
    for (const imported of imports) waiting.push([imported, start]);
    for (const fetched of fetches) waiting.push([fetched, startOf(fetched, start, program)]);
  }
  return new Map([...found].map(([id, starts]) => [id, [...starts.values()]]));
}

function startOf(fetched: string, asking: Start, { areaOf }: Program): Start {
  const { entry } = asking;
  const area = areaOf(fetched);
  if (area === undefined) return { entry, area: nameOf(fetched), file: nameOf(fetched), later: true };
  const later = asking.area !== undefined;
  return { entry, area, file: later ? `${area}-more` : area, later };
}

/** A module outside of all areas is needed sometimes and gets its own file. */
const nameOf = (id: string): string => /([\w-]+)[^\\/]*$/.exec(id)?.[1] ?? 'other';
