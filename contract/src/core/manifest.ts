import { type Contract, type Method, type Operation, operationsOf } from './operation.ts';

/**
 * The browser calls an operation without its schemas: it needs the method, the path, the required query
 * parameters, and the form of the body.
 */
export interface Call {
  /** The default is GET, because most operations use it and every page loads the manifest. */
  readonly method?: Exclude<Method, 'GET'>;
  readonly path: string;
  readonly requiredQuery?: readonly string[];
  /** If the body is multipart, this is the name of its JSON part. */
  readonly part?: string;
  readonly download?: true;
}

export type Manifest = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Returns the manifest of a contract, or of the operations that a bundle needs. */
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

// Zod sets `optin` for optional schemas and for schemas with a default value.
const acceptsUndefined = (schema: { _zod: { optin?: unknown } }) => schema._zod.optin !== undefined;
