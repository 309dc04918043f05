import { posix } from 'node:path';
import { parseSync } from 'vite';
import { textOf } from './source-files.ts';

/** The class names that a source file uses. */
export interface ClassNames {
  /** Class names in `className`, in `cx(…)`, and in constants that they use. */
  tokens: string[];
  /** `styles.row`, as the path of the module and the name. */
  fromModules: { module: string; name: string }[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const IS_CLASS_NAME = /^(className|\w+ClassName)$/;

export function classNamesIn(file: string): ClassNames {
  const { program } = parseSync(file, textOf(file));
  const nodes = [...walk(program as unknown as Node)];
  const modules = new Map(
    nodes
      .filter(({ type, source }) => type === 'ImportDeclaration' && /\.module\.css$/.test(text(source)))
      .map(({ source, specifiers }) => {
        const path = posix.join(posix.dirname(file), text(source));
        return [name((specifiers as Node[])[0]?.local), path] as const;
      }),
  );
  const constants = new Map(
    nodes
      .filter(({ type, init }) => type === 'VariableDeclarator' && init)
      .map(({ id, init }) => [name(id), init as Node] as const),
  );
  const seen = new Set<Node>();
  const strings = nodes.flatMap((node) => written(classNameGivenBy(node)));
  return {
    tokens: [...new Set(strings.flatMap((one) => one.split(/\s+/)).filter(Boolean))],
    fromModules: nodes
      .filter(({ type, object }) => type === 'MemberExpression' && modules.has(name(object)))
      .map(({ object, property }) => ({ module: modules.get(name(object)) ?? '', name: name(property) })),
  };

  /** Returns every string that can become part of the class name. */
  function written(node: unknown): string[] {
    if (!isNode(node) || seen.has(node)) return [];
    seen.add(node);
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : [];
      case 'TemplateLiteral':
        return [
          ...(node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked),
          ...(node.expressions as Node[]).flatMap(written),
        ];
      case 'ConditionalExpression':
        return [...written(node.consequent), ...written(node.alternate)];
      case 'LogicalExpression':
        return [...(node.operator === '&&' ? [] : written(node.left)), ...written(node.right)];
      case 'CallExpression':
        return name(node.callee) === 'cx' ? (node.arguments as Node[]).flatMap(written) : [];
      case 'ObjectExpression':
        return (node.properties as Node[]).flatMap(({ value }) => written(value));
      case 'MemberExpression':
        return written(node.object);
      case 'Identifier':
        return written(constants.get(name(node)));
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return written(node.expression);
      default:
        return [];
    }
  }
}

/** Recognises `className="…"`, `{ className: '…' }`, `({ className = '…' })` and `cx(…)`. */
function classNameGivenBy(node: Node): unknown {
  if (node.type === 'JSXAttribute') return IS_CLASS_NAME.test(name(node.name)) && node.value;
  if (node.type === 'CallExpression') return name(node.callee) === 'cx' && node;
  if (node.type !== 'Property' || !IS_CLASS_NAME.test(name(node.key))) return undefined;
  const value = node.value as Node;
  return value.type === 'AssignmentPattern' ? value.right : value;
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const name = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');
const text = (node: unknown) => (isNode(node) && typeof node.value === 'string' ? node.value : '');
