import type { JsonSchema } from './schema-nodes.ts';

const text = (value: string) => JSON.stringify(value);
const ofLength = (length: number) => text('x'.repeat(length));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Texts that have broken other programs; lone surrogates are written by hand, as no serialiser would. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u0008\u001b[31m',
  '\r\nset-cookie: a=b',
  '\u202ecod.exe',
  '\ufeff',
  'İıſK',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  '\uffff\ufffe',
  "'; drop table accounts; --",
  "' or 1=1 --",
  '" or ""="',
  '%_\\',
  '\\',
  '$1',
  ':name',
  '{{7*7}}',
  '\u0024{7*7}',
  '<script>alert(1)</script>',
  '<![CDATA[',
  '&amp;&#0;',
  '=1+1',
  '@SUM(A1)',
  '../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[::1',
  'kpi(kpi(kpi(',
  '1/0',
  '0'.repeat(400),
  '1e-320',
  '1e400',
  '-0',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'length',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '2026-02-29',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-13-01',
  '2026-W01',
  '٢٠٢٦-٠١-٠١',
  '10000-01-01',
  '2026-Q5',
];

/** As JSON text, since much of it is nothing that a serialiser would write; by kind, each as likely as another. */
export const hostileJson: readonly (readonly string[])[] = [
  [...hostileTexts.map(text), '"\\ud800"', '"\\udc00\\ud800"'],
  [
    '{"length":{"toString":0}}',
    '{"length":{"valueOf":0,"toString":0}}',
    '{"length":-1}',
    '{"length":1e9}',
    '{"size":{"toString":0}}',
    '{"toString":0}',
    '{"then":1}',
    '{"toJSON":1}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"0":1,"length":1}',
    '{"a":1,"a":2}',
    '{}',
    '{"":""}',
  ],
  ['null', 'true', 'false', '[]', '[[]]', '[null]', '[1,1,1]', nested(30), nested(70), nested(5000)],
  [
    '0',
    '-0',
    '-1',
    '0.1',
    '1.0000000000000001',
    '1e400',
    '-1e400',
    '1e-400',
    '1e21',
    '9007199254740991',
    '9007199254740992',
    '9223372036854775807',
    '9223372036854775808',
    '2147483648',
    '99999999999999999999999999',
  ],
  [ofLength(300), ofLength(10_000), ofLength(1_000_000)],
];

/** What is only just not what a schema takes, as JSON text. */
export function nearlyValid(schema: JsonSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, exclusiveMaximum } =
    schema;
  const numbers = [
    ...(minimum === undefined ? [] : [minimum - 1, minimum]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum]),
  ];
  const isList = schema.type === 'array';
  return [
    'null',
    '""',
    '"x"',
    '"12"',
    '1.5',
    '-1',
    '0',
    '9007199254740992',
    'true',
    '[]',
    '{}',
    ...numbers.map(String),
    ...(minLength ? [ofLength(minLength - 1)] : []),
    ...(maxLength
      ? [
          ofLength(maxLength),
          ofLength(maxLength + 1),
          text('😀'.repeat(maxLength)),
          text(' '.repeat(maxLength)),
        ]
      : []),
    ...(isList && minItems ? [JSON.stringify(Array(minItems - 1).fill(1))] : []),
    ...(isList && maxItems ? [JSON.stringify(Array(maxItems + 1).fill(1))] : []),
    ...(schema.enum ? [text(`${schema.enum[0]} `), text(String(schema.enum[0]).toLowerCase())] : []),
  ];
}
