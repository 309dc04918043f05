import { parseSync } from 'rolldown/utils';

/** A condition that restricts a statement to one organisation. */
export interface Predicate {
  file: string;
  /** Stable while other lines of the file change: the file, the functions around the predicate, and a number in them. */
  name: string;
  line: number;
  start: number;
  end: number;
  kind: 'template' | 'call' | 'join' | 'expression';
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const SUBSTITUTION = '\u0001';
/** In SQL: a column with the organisation's id, compared with a value. */
const IN_SQL = new RegExp(
  [
    String.raw`(?<![\w.])(?:\w+\.)?organisation_id\s*(?:=|<>|is (?:not )?distinct from)\s*`,
    String.raw`(?:any\(${SUBSTITUTION}+(?:::[a-z]+(?:\[\])?)?\)|${SUBSTITUTION}+(?:::[a-z]+)?)`,
    String.raw`|(?<![\w.])(?:\w+\.)?organisation_id is null`,
  ].join(''),
  'g',
);
/** In SQL: the organisation itself. */
const ITSELF_IN_SQL = new RegExp(String.raw`(?<![\w.])(?:\w+\.)?id = (${SUBSTITUTION}+)(?:::[a-z]+)?`, 'g');
const ASSIGNED = /(?:\bset|,)\s*$/;
const COLUMN = /^'(?:\w+\.)?organisation_id'$/;
const ID = /^'(?:\w+\.)?id'$/;
const OF_ORGANISATION = /(?:^|\.)(?:organisationId|ownId)$/;

/** Returns the tenant predicates of a store or view, in the order of the text. */
export function findPredicates(file: string, text: string): Predicate[] {
  const found: (Omit<Predicate, 'file' | 'name' | 'line'> & { within: string })[] = [];
  const textOf = (node: Node) => text.slice(node.start, node.end);

  function inTemplate(node: Node, within: string): void {
    const { start, end, expressions } = node.quasi as Node & { expressions: Node[] };
    let flat = text.slice(start, end);
    for (const expression of expressions) {
      const [from, to] = [expression.start - 2 - start, expression.end + 1 - start];
      flat = flat.slice(0, from) + SUBSTITUTION.repeat(to - from) + flat.slice(to);
    }
    const matches = [...flat.matchAll(IN_SQL)].filter(({ index }) => !ASSIGNED.test(flat.slice(0, index)));
    const ofOrganisations = [...flat.matchAll(ITSELF_IN_SQL)].filter(({ index, 0: all, 1: value = '' }) => {
      const from = start + index + all.indexOf(value);
      return OF_ORGANISATION.test(text.slice(from + 2, from + value.length - 1));
    });
    for (const { index, 0: all } of [...matches, ...ofOrganisations])
      found.push({ start: start + index, end: start + index + all.length, kind: 'template', within });
  }

  function inCall(node: Node, within: string): void {
    const callee = node.callee as Node;
    const args = node.arguments as Node[];
    const [column, , value] = args.map(textOf);
    if (column === undefined || value === undefined) return;
    const isOfTenant = COLUMN.test(column) || (ID.test(column) && OF_ORGANISATION.test(value));
    if (!isOfTenant || COLUMN.test(value)) return;
    if (callee.type === 'Identifier') {
      found.push({ start: node.start, end: node.end, kind: 'expression', within });
      return;
    }
    const method = textOf(callee.property as Node);
    if (method !== 'where' && method !== 'on') return;
    // The dot before the method; a comment may precede it.
    const start = text.lastIndexOf('.', (callee.property as Node).start);
    found.push({ start, end: node.end, kind: method === 'on' ? 'join' : 'call', within });
  }

  walk(parseSync(file, text).program as unknown as Node, '', (node, within) => {
    if (node.type === 'TaggedTemplateExpression') inTemplate(node, within);
    if (node.type === 'CallExpression') inCall(node, within);
  });
  const counts = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ within, ...predicate }) => {
      const count = (counts.get(within) ?? 0) + 1;
      counts.set(within, count);
      const line = text.slice(0, predicate.start).split('\n').length;
      return { ...predicate, file, line, name: `${file} ${within} ${count}` };
    });
}

/** Calls the visitor for each node, with the names of the functions and values around it. */
function walk(node: unknown, within: string, visit: (node: Node, within: string) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, within, visit);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const inner = [within, nameOf(node as Node)].filter(Boolean).join('.');
  visit(node as Node, inner);
  for (const child of Object.values(node)) walk(child, inner, visit);
}

function nameOf(node: Node): string {
  const named = { VariableDeclarator: 'id', FunctionDeclaration: 'id', Property: 'key' }[node.type];
  const name = named === undefined ? null : (node[named] as Node | null);
  const value = (node.init ?? node.value) as Node | undefined;
  const isNaming = node.type !== 'Property' || /Function/.test(value?.type ?? '');
  return isNaming && name?.type === 'Identifier' ? String(name.name) : '';
}

/** Lets each predicate be switched off while the program runs: `tenantPredicate(number)` says whether it applies. */
export function withSwitches(text: string, predicates: readonly (Predicate & { number: number })[]): string {
  let result = text;
  for (const { start, end, kind, number } of predicates.toReversed()) {
    const predicate = text.slice(start, end);
    const applies = `globalThis.tenantPredicate(${number})`;
    const callee = predicate.slice(0, predicate.indexOf('('));
    const switched = {
      template: () => `\${globalThis.tenantCondition(${number}, sql\`${predicate}\`, sql\`true\`)}`,
      call: () => `.$call(($query) => ${applies} ? $query${predicate} : $query)`,
      join: () => `.$call(($join) => ${applies} ? $join${predicate} : $join.onTrue())`,
      expression: () => `(${applies} ? ${predicate} : ${callee}.lit(true))`,
    }[kind]();
    result = result.slice(0, start) + switched + result.slice(end);
  }
  return result;
}
