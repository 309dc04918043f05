import type { Attachment } from '../../src/platform/mail/mail.ts';

/** A mail as its reader sees it. */
export type ReadMail = {
  /** Decoded headers by their names in lower case. */
  headers: Map<string, string>;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
};

/** Reads the mails of this program: text and HTML parts, encoded words, base64, quoted-printable. */
export function readMail(raw: Uint8Array): ReadMail {
  const { headers, body } = splitPart(Buffer.from(raw).toString('latin1'));
  const parts = partsOf(headers, body);
  const content = (type: string) =>
    parts.find((part) => part.headers.get('content-type')?.startsWith(type))?.content.toString('utf8') ?? '';
  const header = (name: string) => headers.get(name) ?? '';
  return {
    headers,
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: content('text/plain'),
    html: content('text/html'),
    attachments: parts.flatMap(attachmentIn),
  };
}

function attachmentIn({ headers, content }: Part): Attachment[] {
  const [, quoted, encoded, plain] =
    /^attachment;.*filename\*?(?:0\*)?=(?:"([^"]*)"|utf-8''([^;\s]*)|([^;\s]+))/i.exec(
      headers.get('content-disposition') ?? '',
    ) ?? [];
  const fileName = quoted ?? plain ?? (encoded && decodeURIComponent(encoded));
  if (!fileName) return [];
  return [{ fileName, type: headers.get('content-type')?.split(';')[0] ?? '', content }];
}

interface Part {
  headers: Map<string, string>;
  content: Buffer;
}

function splitPart(source: string): { headers: Map<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(source);
  const head = end ? source.slice(0, end.index) : source;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: end ? source.slice(end.index + end[0].length) : '' };
}

function partsOf(headers: Map<string, string>, body: string): Part[] {
  const boundary = /^multipart\/[^;]+;.*boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [{ headers, content: decodeBody(body, headers.get('content-transfer-encoding')) }];
  const sections = body.split(`--${boundary}`).slice(1, -1);
  return sections.flatMap((section) => {
    const part = splitPart(section.replace(/^\r?\n/, '').replace(/\r?\n$/, ''));
    return partsOf(part.headers, part.body);
  });
}

function decodeBody(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  const plain = encoding === 'quoted-printable' ? unquoted(body.replace(/=\r?\n/g, '')) : body;
  return Buffer.from(plain, 'latin1');
}

/** Each character contains one byte. */
const unquoted = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const fromQuotedPrintable = (text: string) => Buffer.from(unquoted(text), 'latin1').toString('utf8');

/** Headers write Maß as `=?UTF-8?Q?Ma=C3=9F?=` (RFC 2047). Spaces between two such words do not count. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
