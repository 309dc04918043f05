import type { Operation } from '@metra/contract/core/operation';
import fc from 'fast-check';
import { hostileFiles } from './hostile-files.ts';
import {
  formChanges,
  type Header,
  hostileBodies,
  hostileHeaders,
  hostileParams,
  hostileQueries,
  oddMethods,
  oddParameters,
} from './hostile-requests.ts';
import { hostileJson, nearlyValid } from './hostile-values.ts';
import { callersOf, type Role, roles } from './roles.ts';
import { isId, type Node, nodesOf } from './schema-nodes.ts';
import { valuesOf } from './schema-values.ts';

/** A change at one place of a valid input: another JSON text, an id of another organisation, or nothing. */
export interface Edit {
  place: Node['place'];
  path: readonly string[];
  to: { json: string } | { theirs: number } | 'gone';
}

export type Kind = 'valid' | 'varied' | 'nearly valid' | 'hostile' | 'not allowed';

/** The changes of a valid request before it is sent. */
export interface Plan {
  kind: Kind;
  role: Role;
  edits?: readonly Edit[];
  /** Replaces each parameter in the path without encoding. */
  param?: string;
  /** Replaces the query without encoding. */
  query?: string;
  method?: string;
  headers?: readonly Header[];
  /** A name of `hostileBodies`. */
  body?: string;
  /** A name of `formChanges`. */
  form?: string;
  /** A name of `hostileFiles`. */
  file?: string;
  /** The part of the body that is sent, in thousandths. The rest is announced but never sent, or not announced. */
  cut?: { thousandths: number; announced: boolean };
  chunked?: boolean;
}

type Change = Omit<Plan, 'kind' | 'role'>;

const edit = (to: (node: Node) => fc.Arbitrary<Edit['to']>, nodes: readonly Node[]) =>
  fc
    .constantFrom(...nodes)
    .chain((node) => to(node).map((value): Edit => ({ place: node.place, path: node.path, to: value })));

const oneEdit = (
  to: (node: Node) => fc.Arbitrary<Edit['to']>,
  nodes: readonly Node[],
): fc.Arbitrary<Change>[] => (nodes.length === 0 ? [] : [edit(to, nodes).map((only) => ({ edits: [only] }))]);

const asJson = (value: unknown): Edit['to'] => ({ json: JSON.stringify(value) ?? 'null' });

/** The test creates whole queries and paths, so only their parts can be replaced. */
const canBeSent = ({ place, path }: Node) => place === 'body' || path.length > 0;

/** Other valid values. Ids, versions and path parameters stay, so that the call remains meaningful. */
function variations(nodes: readonly Node[]): fc.Arbitrary<Change>[] {
  const free = nodes.filter(
    ({ place, path, schema }) =>
      place !== 'params' &&
      path.length > 0 &&
      !isId(schema) &&
      path.at(-1) !== 'version' &&
      !path.includes('token'),
  );
  if (free.length === 0) return [];
  const edits = fc.array(
    edit(({ schema }) => valuesOf(schema).map(asJson), free),
    { minLength: 1, maxLength: 3 },
  );
  return [edits.map((several) => ({ edits: several }))];
}

function nearMisses(nodes: readonly Node[]): fc.Arbitrary<Change>[] {
  const ids = nodes.filter(({ schema }) => isId(schema));
  const objects = nodes.filter(({ schema }) => schema.properties);
  return [
    ...oneEdit(({ schema }) => fc.constantFrom(...nearlyValid(schema)).map((json) => ({ json })), nodes),
    ...oneEdit(() => fc.constant('gone'), nodes),
    ...oneEdit(() => fc.nat({ max: 200 }).map((theirs) => ({ theirs })), ids),
    ...(objects.length === 0
      ? []
      : [
          fc
            .tuple(
              fc.constantFrom(...objects),
              fc.constantFrom('unknown', '__proto__', 'constructor', 'length', 'id'),
            )
            .map(
              ([{ place, path }, name]): Change => ({
                edits: [{ place, path: [...path, name], to: { json: '1' } }],
              }),
            ),
        ]),
  ];
}

const anyHostileJson = fc.oneof(...hostileJson.map((some) => fc.constantFrom(...some)));

const hostileEdits = (nodes: readonly Node[]): fc.Arbitrary<Change>[] =>
  nodes.length === 0
    ? []
    : [
        fc
          .array(
            edit(() => anyHostileJson.map((json) => ({ json })), nodes),
            { minLength: 1, maxLength: 4 },
          )
          .map((edits) => ({ edits })),
      ];

const hostileFrames = ({ query, multipart, body }: Operation): fc.Arbitrary<Change>[] => {
  const queries = [...hostileQueries, ...Object.keys(query?.shape ?? {}).flatMap(oddParameters)];
  const cut = fc.record({ thousandths: fc.nat({ max: 999 }), announced: fc.boolean() });
  return [
    fc.constantFrom(...hostileParams).map((param) => ({ param })),
    fc.constantFrom(...queries).map((text) => ({ query: text })),
    fc.constantFrom(...hostileHeaders).map((headers) => ({ headers })),
    fc.constantFrom(...oddMethods).map((method) => ({ method })),
    fc.constantFrom(...Object.keys(hostileBodies)).map((name) => ({ body: name })),
    ...(body ? [cut.map((part) => ({ cut: part })), fc.constant({ chunked: true })] : []),
    ...(multipart
      ? [
          fc.constantFrom(...Object.keys(formChanges)).map((form) => ({ form })),
          fc.constantFrom(...Object.keys(hostileFiles)).map((file) => ({ file })),
          fc.constantFrom(...Object.keys(hostileFiles)).map((file) => ({ file, form: 'the file first' })),
          fc.record({ form: fc.constantFrom(...Object.keys(formChanges)), cut }),
          fc.record({ form: fc.constantFrom(...Object.keys(formChanges)), chunked: fc.constant(true) }),
        ]
      : []),
  ];
};

const oneOf = (kind: Kind, weight: number, changes: readonly fc.Arbitrary<Change>[]) =>
  changes.length === 0
    ? []
    : [
        {
          weight,
          arbitrary: fc.oneof(...changes).map((change): Omit<Plan, 'role'> => ({ kind, ...change })),
        },
      ];

/** Valid, nearly valid and hostile requests to an operation, mostly by permitted callers. */
export function plansFor(operation: Operation, callers: readonly Role[]): fc.Arbitrary<Plan> {
  const nodes = nodesOf(operation).filter(canBeSent);
  const changes = fc.oneof(
    ...oneOf('valid', 2, [fc.constant({})]),
    ...oneOf('varied', 5, variations(nodes)),
    ...oneOf('nearly valid', 7, nearMisses(nodes)),
    ...oneOf('hostile', 6, hostileEdits(nodes)),
    ...oneOf('hostile', 6, hostileFrames(operation)),
  );
  const strangers = roles.filter((role) => !callersOf(operation).includes(role));
  const by = (some: readonly Role[]) => fc.record({ change: changes, role: fc.constantFrom(...some) });
  const allowed = by(callers).map(({ change, role }): Plan => ({ ...change, role }));
  if (strangers.length === 0) return allowed;
  const refused = by(strangers).map(({ change, role }): Plan => ({ ...change, kind: 'not allowed', role }));
  return fc.oneof({ weight: 9, arbitrary: allowed }, { weight: 1, arbitrary: refused });
}
