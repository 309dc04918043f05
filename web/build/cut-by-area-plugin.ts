import type { Plugin, Rolldown } from 'vite';
import { areaFolders } from '../src/lib/guards/areas.ts';
import { type Chunk, chunkOf, DEEPEST, type Kind } from './chunk-of.ts';
import { importersOf } from './importers-of.ts';
import { type ModuleGraph, type ModuleOfGraph, moduleStarts } from './module-starts.ts';
import { areaOf, fixedChunkOf } from './source-areas.ts';

const CHECKS = /[\\/]node_modules[\\/]zod[\\/]/;
const CONTRACT = /[\\/]contract[\\/]src[\\/]/;
const STYLE = /\.css$/;
const ENTRY = /[\\/]web[\\/]src[\\/](site|app|admin)[\\/]/;
/** The screens of this entry make the area of the same name. */
const ENTRY_NAMES: Readonly<Record<string, string>> = { admin: 'administration' };

/** The build makes few files: those that every screen needs, and one or two for each area. */
export function cutByArea(): Plugin {
  let chunks: ReadonlyMap<string, Chunk> = new Map();
  const chunkFor = (id: string) => chunks.get(id) ?? fixedChunkOf(id);
  // Modules of a smaller depth are assigned first. Their imports are then assigned with them, so they never get
  // a greater depth.
  const groups = Array.from(
    { length: DEEPEST + 1 },
    (_, depth): Rolldown.CodeSplittingGroup => ({
      debugName: `depth ${depth}`,
      priority: DEEPEST - depth,
      name(id) {
        const chunk = chunkFor(id);
        return chunk?.depth === depth ? chunk.name : null;
      },
    }),
  );
  return {
    name: 'metra:cut-by-area',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
    buildEnd(error) {
      if (error) return;
      const graph = graphOf(this);
      const starts = moduleStarts({ graph, entries: entriesOf(this), areaOf });
      const checks = importersOf(graph, (id) => CHECKS.test(id));
      const kindOf = (id: string): Kind => ({
        isContract: CONTRACT.test(id),
        checksInput: checks.has(id),
        isStyle: STYLE.test(id),
      });
      chunks = new Map([...starts].map(([id, of]) => [id, fixedChunkOf(id) ?? chunkOf(of, kindOf(id))]));
      const [wrong] = importsFromBelow(graph, chunks);
      if (wrong) this.error(`${wrong}: two files of the build would wait for each other.`);
    },
    generateBundle: {
      // Vite writes its list of files to preload at the top, and the hint has to be above it.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const stray = chunk.moduleIds.find((id) => (chunkFor(id)?.name ?? chunk.name) !== chunk.name);
          if (stray)
            this.error(`${stray} belongs into ${chunkFor(stray)?.name} and came into ${chunk.fileName}.`);
          if (RUN_AT_ONCE.has(chunk.name)) chunk.code = `${COMPILE_HINT}\n${chunk.code}`;
        }
      },
    },
  };
}

/** This code runs as soon as a screen is opened: the shared files and the areas themselves. */
const RUN_AT_ONCE: ReadonlySet<string> = new Set([
  ...['common', 'core', 'shared', 'members', 'entry', 'app', 'administration', 'site', 'site-core'],
  ...Object.keys(areaFolders),
]);

/**
 * This hint lets V8 compile whole files while they are being loaded, beside the main thread. Otherwise V8
 * would parse each function once more at its first call, which takes a third of the time that a phone needs
 * for its first screen. It must be the first line of a file.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The rules of `chunk-of.ts` promise that no file imports from a file of a greater depth. */
function importsFromBelow(graph: ModuleGraph, chunks: ReadonlyMap<string, Chunk>): string[] {
  return [...chunks].flatMap(([id, from]) =>
    (graph.get(id)?.imports ?? []).flatMap((imported) => {
      const to = chunks.get(imported);
      const isAbove = to === undefined || to.name === from.name || to.depth < from.depth;
      return isAbove ? [] : `${id} (${from.name}) imports ${imported} (${to.name})`;
    }),
  );
}

function graphOf(build: Rolldown.PluginContext): ModuleGraph {
  const graph = new Map<string, ModuleOfGraph>();
  for (const id of build.getModuleIds()) {
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    graph.set(id, { imports: importedIds, fetches: dynamicallyImportedIds });
  }
  return graph;
}

function entriesOf(build: Rolldown.PluginContext): ReadonlyMap<string, string> {
  const entries = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id)?.isEntry);
  const nameOf = (id: string) => ENTRY.exec(id)?.[1] ?? 'app';
  return new Map(entries.map((id) => [id, ENTRY_NAMES[nameOf(id)] ?? nameOf(id)]));
}
