import type { Operation } from '@metra/contract/core/operation';
import type { Input } from '../sweep/operation-call.ts';
import { formBytes, newBoundary, partsOf } from './form-bytes.ts';
import { hostileFiles } from './hostile-files.ts';
import { formChanges, type Header, hostileBodies } from './hostile-requests.ts';
import type { Edit, Plan } from './plans.ts';
import type { PreparedCall } from './prepared-call.ts';
import type { RawRequest } from './raw-http.ts';

type Texts = Record<string, string>;

/** Ids of objects of another organisation. */
export type Theirs = readonly number[];

/** The bytes of a valid call after the planned changes. */
export async function plannedRequest(
  operation: Operation,
  { token, input }: PreparedCall,
  plan: Plan,
  theirs: Theirs,
): Promise<RawRequest> {
  const edits = (plan.edits ?? []).map((edit) => ({ ...edit, json: jsonOf(edit, theirs) }));
  const texts = (place: 'params' | 'query') =>
    editedTexts(
      (input[place] ?? {}) as object,
      edits.filter((edit) => edit.place === place),
    );
  const content = await contentOf(
    operation,
    input,
    edits.filter(({ place }) => place === 'body'),
    plan,
  );
  const whole = content?.body ?? Buffer.alloc(0);
  const sent = plan.cut ? whole.subarray(0, Math.floor((whole.length * plan.cut.thousandths) / 1000)) : whole;
  const announced = plan.cut?.announced ? whole.length : sent.length;
  const headers = withHeaders(
    [
      ['host', 'metra.example'],
      ['connection', 'close'],
      ['x-application-id', 'mc_esg'],
      ...(token ? [['authorization', `Bearer ${token}`] as const] : []),
      ...(content ? [['content-type', content.type] as const] : []),
      ...(plan.chunked
        ? [['transfer-encoding', 'chunked'] as const]
        : content
          ? [['content-length', String(announced)] as const]
          : []),
    ],
    plan.headers ?? [],
  );
  return {
    method: plan.method ?? operation.method,
    target: targetOf(operation, texts('params'), texts('query'), plan),
    headers,
    body: content && sent,
    chunked: plan.chunked,
    hangsUp:
      announced > sent.length ||
      plan.headers?.some(([name]) => /^(content-length|transfer-encoding)$/.test(name)),
  };
}

interface JsonEdit extends Edit {
  /** Undefined if the value is left out. */
  json: string | undefined;
}

const jsonOf = ({ to }: Edit, theirs: Theirs): string | undefined =>
  to === 'gone' ? undefined : 'json' in to ? to.json : String(theirs[to.theirs % theirs.length]);

/** Parameters are texts: lists are joined with commas, and JSON stays unchanged. */
function editedTexts(values: object, edits: readonly JsonEdit[]): Texts {
  const texts: Texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );
  for (const { path, json } of edits) {
    const name = path[0] ?? '';
    if (json === undefined) delete texts[name];
    else Object.defineProperty(texts, name, { value: textIn(json), enumerable: true, configurable: true });
  }
  return texts;
}

const textIn = (json: string): string => {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? value.join(',') : json;
  } catch {
    return json;
  }
};

/** Like encodeURIComponent, but also accepts half a surrogate pair. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function targetOf({ path }: Operation, params: Texts, query: Texts, plan: Plan): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => plan.param ?? encoded(params[name] ?? ''));
  const whole = plan.param !== undefined && filled === path ? `${path}/${plan.param}` : filled;
  const asked =
    plan.query ??
    Object.entries(query)
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&');
  return `/api/v1${whole}${asked ? `?${asked}` : ''}`;
}

async function contentOf(operation: Operation, input: Input, edits: readonly JsonEdit[], plan: Plan) {
  const raw = plan.body === undefined ? undefined : hostileBodies[plan.body];
  if (raw) return { type: 'application/json', body: raw };
  if (!operation.body) return undefined;
  const json = editedJson(input.body, edits);
  if (!operation.multipart) return { type: 'application/json', body: Buffer.from(json) };
  const parts = await partsOf(operation, withFile(input, plan), json);
  const change = plan.form === undefined ? undefined : formChanges[plan.form];
  const boundary = newBoundary();
  const form = change?.(parts) ?? { boundary, body: formBytes(parts, boundary) };
  return { type: `multipart/form-data; boundary=${form.boundary}`, body: form.body };
}

function withFile(input: Input, { file: name }: Plan): Input {
  const content = name === undefined ? undefined : hostileFiles[name];
  return content && name !== undefined
    ? { ...input, file: new File([new Uint8Array(content)], name) }
    : input;
}

/** JSON text can express more than values can, so it replaces a marker in the serialised input. */
function editedJson(body: unknown, edits: readonly JsonEdit[]): string {
  const mark = (index: number) => `mark-${index}-of-metra`;
  const marked = edits.reduce(
    (whole, { path, json }, index) => replaced(whole, path, json === undefined ? undefined : mark(index)),
    body,
  );
  return edits.reduce(
    (text, { json }, index) => (json === undefined ? text : text.replace(`"${mark(index)}"`, () => json)),
    JSON.stringify(marked) ?? '',
  );
}

function replaced(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '0') {
    const list: unknown[] = Array.isArray(whole) ? whole : [];
    const first = replaced(list[0], rest, value);
    return first === undefined ? list.slice(1) : [first, ...list.slice(1)];
  }
  const object = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  const entries = Object.entries(object).filter(([name]) => name !== step);
  const changed = replaced(Object.hasOwn(object, step) ? Reflect.get(object, step) : undefined, rest, value);
  // The object is created from entries, because one of the names is __proto__.
  return Object.fromEntries(changed === undefined ? entries : [...entries, [step, changed]]);
}

const withHeaders = (headers: readonly Header[], others: readonly Header[]): Header[] => [
  ...headers.filter(([name]) => others.every(([other]) => other !== name)),
  ...others,
];
