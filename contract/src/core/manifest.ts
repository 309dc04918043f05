import { type Contract, type Method, type Operation, operationsOf } from './operation.ts';

/**
 * What the browser needs to know of an operation to call it, without the schemas:
 * method, path, the query parameters that must be there, and how the body travels.
 */
export interface Call {
  /** GET where it says nothing: most do, and every page carries this. */
  readonly method?: Exclude<Method, 'GET'>;
  readonly path: string;
  readonly requiredQuery?: readonly string[];
  /** Name of the JSON part when the body is sent as multipart. */
  readonly part?: string;
  readonly download?: true;
}

export type Manifest = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Of a whole contract, or of those operations that a browser's bundle is for. */
export function manifestOf(
  contract: Contract,
  isIncluded: (operation: Operation) => boolean = () => true,
): Manifest {
  const manifest: Record<string, Record<string, Call>> = {};
  for (const { id, operation } of operationsOf(contract)) {
    if (!isIncluded(operation)) continue;
    const [group = '', name = ''] = id.split('.');
    const required = Object.entries(operation.query?.shape ?? {})
      .filter(([, schema]) => !acceptsUndefined(schema))
      .map(([name]) => name);
    manifest[group] ??= {};
    manifest[group][name] = {
      ...(operation.method !== 'GET' && { method: operation.method }),
      path: operation.path,
      ...(required.length > 0 && { requiredQuery: required }),
      ...(operation.multipart && { part: operation.multipart.part }),
      ...(operation.download && { download: true as const }),
    };
  }
  return manifest;
}

// 'optional' or 'defaulted'.
const acceptsUndefined = (schema: { _zod: { optin?: unknown } }) => schema._zod.optin !== undefined;
