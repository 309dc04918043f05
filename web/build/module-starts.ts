/** What a module imports, and what it fetches later. */
export interface ModuleOfGraph {
  readonly imports: readonly string[];
  readonly fetches: readonly string[];
}

export type ModuleGraph = ReadonlyMap<string, ModuleOfGraph>;

/** Something that a browser loads as one: an entry, the screens of an area, or what these fetch in turn (dialogs). */
export interface Start {
  readonly entry: string;
  /** None for the entry itself. */
  readonly area?: string;
  readonly more?: true;
}

export interface Program {
  readonly graph: ModuleGraph;
  /** The entries' modules and names. */
  readonly entries: ReadonlyMap<string, string>;
  /** The area that a module belongs to, if it belongs to one. */
  readonly areaOf: (id: string) => string | undefined;
}

/** What is fetched and lies in no area: seldom needed, or needed by the first that asks. */
const NO_AREA = 'other';

/** For each module the starts that need it. */
export function moduleStarts(program: Program): ReadonlyMap<string, readonly Start[]> {
  const found = new Map<string, Map<string, Start>>();
  const waiting = [...program.entries].map(([id, entry]) => ({ id, start: { entry } as Start }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, start } = next;
    const starts = found.get(id) ?? new Map<string, Start>();
    if (starts.has(nameOf(start))) continue;
    found.set(id, starts.set(nameOf(start), start));
    const { imports, fetches } = program.graph.get(id) ?? { imports: [], fetches: [] };
    for (const imported of imports) waiting.push({ id: imported, start });
    for (const fetched of fetches) waiting.push({ id: fetched, start: startOf(fetched, start, program) });
  }
  return new Map([...found].map(([id, starts]) => [id, [...starts.values()]]));
}

function startOf(fetched: string, { entry, area: asking }: Start, { areaOf }: Program): Start {
  const area = areaOf(fetched);
  return asking === undefined
    ? { entry, area: area ?? NO_AREA }
    : { entry, area: area ?? asking, more: true };
}

const nameOf = ({ entry, area = '', more }: Start): string => `${entry}/${area}/${more ? 'more' : ''}`;
