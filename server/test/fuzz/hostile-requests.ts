import { gzipSync } from 'node:zlib';
import { type FormPart, filePart, formBytes, jsonPart } from './form-bytes.ts';

export type Header = readonly [name: string, value: string];

/** Unencoded replacements of a part of the path. */
export const hostileParams: readonly string[] = [
  '',
  '%00',
  '%2f',
  '..%2f..%2fetc',
  '..',
  '%zz',
  '%',
  '%ff',
  '%ed%a0%80',
  '-1',
  '0',
  '1.5',
  '1e3',
  '+1',
  '%201',
  '0x10',
  '9007199254740993',
  '99999999999999999999999',
  '%D9%A3',
  'a b',
  'null',
  'constructor',
  '__proto__',
  '1;2',
  '1?x=1',
  '1#2',
  '%F0%9F%92%A9',
  "'%20or%201=1--",
  'x'.repeat(199),
  'x'.repeat(250),
];

/** Unencoded replacements of the query. */
export const hostileQueries: readonly string[] = [
  '&&&',
  '=',
  '=1',
  '?',
  '%',
  '%zz=1',
  '__proto__=1',
  'constructor=1',
  'toString=1',
  'hasOwnProperty=1&hasOwnProperty=2',
  'x[__proto__]=1',
  'a=1;b=2',
  'page=1&page=2',
  'page[]=1',
  'page=',
  'page',
  'page=%zz',
  'page=%00',
  'page=+1',
  'page=1e1',
  'page=0x10',
  'page=-1',
  'page=1000001',
  'page=%EF%BC%91',
  'page=1000000&pageSize=100',
  'pageSize=0',
  'pageSize=101',
  'sort=constructor',
  'sort=-',
  'sort=id,name',
  'query=a+b%20c',
  'query=%ff%fe',
  'query=%00',
  'query=%25%5F%5C',
  'filter=kpi:1,kpi:1',
  'tags=,,,',
  `tags=${'a,'.repeat(500)}`,
  'x'.repeat(9000),
];

/** Queries for a known parameter. */
export const oddParameters = (name: string): string[] => [
  `${name}=1&${name}=2`,
  `${name}=&${name}=`,
  `${name}[]=1`,
  `${name}[a]=1`,
  `${name}=%ff`,
  `${name}=%E0%A4%A`,
  `${name}`,
  `${name}=1,2,,3`,
  `${name}=true&${name}=false`,
];

const repeated = (header: Header): Header[] => [header, header];

/** Headers in addition to, or instead of, those of a valid request. */
export const hostileHeaders: readonly (readonly Header[])[] = [
  [['authorization', 'Bearer']],
  [['authorization', 'Bearer ']],
  [['authorization', `Bearer ${'x'.repeat(200)}`]],
  [['authorization', `Bearer ${'x'.repeat(5000)}`]],
  [['authorization', 'Bearer \xff\xfe']],
  [['authorization', 'Basic dXNlcjpwYXNz']],
  repeated(['authorization', 'Bearer a']),
  [['x-application-id', '']],
  [['x-application-id', 'mc_esg ']],
  repeated(['x-application-id', 'mc_esg']),
  [['accept-language', 'xx-YY;q=2, *;q=-1, en;q=NaN']],
  [['accept-language', '__proto__']],
  [['accept-language', ',;q=,'.repeat(1000)]],
  [['accept-language', 'EN-us']],
  [['idempotency-key', '']],
  [['idempotency-key', 'x'.repeat(100)]],
  [['idempotency-key', 'x'.repeat(101)]],
  [['idempotency-key', '\xe4']],
  [['idempotency-key', 'a b']],
  repeated(['idempotency-key', 'a']),
  [['content-type', '']],
  [['content-type', 'text/plain']],
  [['content-type', 'application/json;']],
  [['content-type', 'APPLICATION/JSON']],
  [['content-type', 'application/json; charset=utf-7']],
  [['content-type', 'application/x-www-form-urlencoded']],
  [['content-type', 'application/json, text/plain']],
  [['content-type', `application/${'x'.repeat(500)}`]],
  [['content-type', 'multipart/form-data']],
  [['content-type', 'multipart/form-data; boundary=']],
  [['content-type', 'multipart/form-data; boundary="']],
  [['content-type', 'multipart/mixed; boundary=a']],
  repeated(['content-type', 'application/json']),
  [['content-encoding', 'gzip']],
  [['content-length', '0']],
  [['content-length', '1']],
  [['content-length', '-1']],
  [['content-length', 'abc']],
  [['content-length', '100000']],
  [['content-length', '99999999999999999999']],
  [['content-length', '1, 2']],
  [['transfer-encoding', 'chunked']],
  [['transfer-encoding', 'gzip, chunked']],
  [['transfer-encoding', 'identity']],
  [['expect', '100-continue']],
  [['expect', 'wonders']],
  [['if-none-match', '*']],
  [['if-none-match', 'W/"x", "y"']],
  [['if-none-match', '"'.repeat(3000)]],
  [['if-modified-since', 'Thu, 31 Feb 0000 25:61:61 GMT']],
  [['range', 'bytes=0-']],
  [['range', 'bytes=5-1,-1']],
  [['range', 'lines=1-2']],
  [['x-forwarded-for', '1.2.3.4, ::1']],
  [['x-forwarded-for', "'; drop table accounts; --"]],
  [['x-forwarded-for', '1.1.1.1,'.repeat(1000)]],
  [['x-forwarded-proto', 'javascript']],
  [['x-forwarded-host', 'evil.example']],
  [['forwarded', 'for=unknown;;=']],
  [['x-http-method-override', 'DELETE']],
  [['accept-encoding', 'zstd;q=1, br;q=0, *;q=0']],
  [['accept-encoding', 'gzip;q=gzip']],
  [['accept', 'text/html;q=0']],
  [['origin', 'null']],
  [['cookie', `a=${'x'.repeat(4000)}; __proto__=1`]],
  [['user-agent', '']],
  [['user-agent', '\xff'.repeat(4000)]],
  [['user-agent', 'a\tb']],
  [['host', '']],
  [['host', 'a b']],
  [['upgrade', 'websocket']],
  [['te', 'trailers, deflate']],
  [['x-response-id', 'mine']],
  [['bad name', '1']],
  [['__proto__', '1']],
  [['x', 'y'.repeat(20_000)]],
  Array.from({ length: 1500 }, (_, n): Header => [`x-${n}`, '1']),
];

export const oddMethods: readonly string[] = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'X-METRA',
];

/** Replacements of a JSON body, as bytes. */
export const hostileBodies: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  blank: Buffer.from(' '),
  words: Buffer.from('not json'),
  'half an object': Buffer.from('{"a":'),
  'two objects': Buffer.from('{}{}'),
  'a comma too many': Buffer.from('{"a":1,}'),
  'single quotes': Buffer.from("{'a':1}"),
  null: Buffer.from('null'),
  'a text': Buffer.from('"text"'),
  'a number': Buffer.from('1e400'),
  'a list': Buffer.from('[{}]'),
  'not a number': Buffer.from('NaN'),
  'a byte order mark': Buffer.from('\ufeff{}'),
  'no UTF-8': Buffer.from('{"a":"\xff"}', 'latin1'),
  'an overlong sign': Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  'UTF-16': Buffer.from('\ufeff{"a":1}', 'utf16le'),
  NUL: Buffer.from('\0'),
  compressed: gzipSync('{}'),
  prototype: Buffer.from('{"__proto__":{"a":1}}'),
  'escaped prototype': Buffer.from('{"\\u005f_proto__":{"a":1}}'),
  constructor: Buffer.from('{"constructor":{"prototype":{"a":1}}}'),
  'duplicate keys': Buffer.from('{"name":1,"name":2}'),
  'a pretended length': Buffer.from('{"length":{"toString":0}}'),
  deep: Buffer.from('['.repeat(100_000)),
  'deep and whole': Buffer.from(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`),
  'many keys': Buffer.from(`{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join()}}`),
  'too large': Buffer.from(`"${'x'.repeat(1_100_000)}"`),
};

export interface SentForm {
  boundary: string;
  body: Buffer;
}

const boundary = 'metra';
const extra = (name: string, value: string): FormPart => ({
  head: [`content-disposition: form-data; name="${name}"`],
  content: Buffer.from(value),
});
const withHead =
  (...head: string[]) =>
  ([json, ...files]: readonly FormPart[]) =>
    files.length > 0 ? [...(json ? [json] : []), ...files.map(({ content }) => ({ head, content }))] : [];
const named = (fileName: string) =>
  withHead(`content-disposition: form-data; name="file"; filename="${fileName}"`);

type PartsChange = (parts: readonly FormPart[]) => readonly FormPart[];

const oddParts: Record<string, PartsChange> = {
  'the file first': (parts) => parts.toReversed(),
  'the JSON twice': (parts) => [...parts.slice(0, 1), ...parts],
  'the file twice': (parts) => [...parts, ...parts.slice(1)],
  'the JSON only': (parts) => parts.slice(0, 1),
  'the file only': (parts) => parts.slice(1),
  'no part at all': () => [],
  'an unknown field': (parts) => [extra('other', '1'), ...parts],
  'an unknown field behind the file': (parts) => [...parts, extra('other', '1')],
  'a field called __proto__': (parts) => [extra('__proto__', '1'), ...parts],
  'a field without a name': (parts) => [
    { head: ['content-disposition: form-data'], content: Buffer.from('1') },
    ...parts,
  ],
  'the file as a plain field': (parts) => [...parts.slice(0, 1), extra('file', 'x')],
  'the JSON as a plain field': (parts) => [extra('resource', '{}'), extra('import', '{}'), ...parts.slice(1)],
  'JSON that is none': (parts) => [jsonPart('resource', '{'), jsonPart('import', '{'), ...parts.slice(1)],
  'JSON that is no UTF-8': (parts) => [jsonPart('resource', Buffer.from([0xff])), ...parts.slice(1)],
  'an endless field': (parts) => [extra('resource', 'x'.repeat(100_000)), ...parts],
  'too many fields': (parts) => [...Array.from({ length: 20 }, (_, n) => extra(`f${n}`, '1')), ...parts],
  'an empty file': (parts) => [...parts.slice(0, 1), filePart('a.csv', Buffer.alloc(0))],
  'no file name': (parts) => named('')(parts),
  'a file name that climbs': (parts) => named('../../../etc/passwd')(parts),
  'a file name with NUL': (parts) => named('a%00\0.pdf')(parts),
  'an endless file name': (parts) => named('x'.repeat(3000))(parts),
  'a file name of many alphabets': (parts) =>
    withHead("content-disposition: form-data; name=file; filename*=UTF-8''%E2%82%AC%zz")(parts),
  'a file name in an unknown alphabet': (parts) =>
    withHead("content-disposition: form-data; name=file; filename*=klingon''x")(parts),
  'a broken head': (parts) => withHead('content-disposition')(parts),
  'a head of another kind': (parts) => withHead('content-disposition: attachment; name="file"')(parts),
  'no head': (parts) => withHead()(parts),
  'an endless head': (parts) =>
    withHead(`content-disposition: form-data; name="file"; x=${'y'.repeat(90_000)}`)(parts),
  'an unknown encoding': (parts) =>
    withHead(
      'content-disposition: form-data; name="file"; filename="a.csv"',
      'content-transfer-encoding: quoted-nonsense',
    )(parts),
  base64: (parts) =>
    withHead(
      'content-disposition: form-data; name="file"; filename="a.csv"',
      'content-transfer-encoding: base64',
    )(parts),
  'a form within the form': (parts) => [
    ...parts.slice(0, 1),
    {
      head: [
        'content-disposition: form-data; name="file"; filename="a"',
        'content-type: multipart/mixed; boundary=inner',
      ],
      content: formBytes(parts, 'inner'),
    },
  ],
};

const ofParts =
  (change: PartsChange) =>
  (parts: readonly FormPart[]): SentForm => ({
    boundary,
    body: formBytes(change(parts), boundary),
  });
const ofBytes =
  (change: (bytes: Buffer) => Buffer) =>
  (parts: readonly FormPart[]): SentForm => ({
    boundary,
    body: change(formBytes(parts, boundary)),
  });

/** Faults of a form. */
export const formChanges: Readonly<Record<string, (parts: readonly FormPart[]) => SentForm>> = {
  ...Object.fromEntries(Object.entries(oddParts).map(([name, change]) => [name, ofParts(change)])),
  'another boundary': (parts) => ({ boundary: 'other', body: formBytes(parts, boundary) }),
  'a boundary within the content': (parts) => ({ boundary: 'Wert', body: formBytes(parts, 'Wert') }),
  'a boundary of strange signs': (parts) => ({ boundary: '"a b:()"', body: formBytes(parts, 'a b:()') }),
  'words before it': ofBytes((bytes) => Buffer.concat([Buffer.from('preamble\r\n'), bytes])),
  'words behind it': ofBytes((bytes) => Buffer.concat([bytes, Buffer.from('epilogue'.repeat(1000))])),
  'another form behind it': ofBytes((bytes) => Buffer.concat([bytes, bytes])),
  'bare line feeds': ofBytes((bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  ),
  'no form at all': ofBytes(() => Buffer.from('{}')),
  nothing: ofBytes(() => Buffer.alloc(0)),
};
