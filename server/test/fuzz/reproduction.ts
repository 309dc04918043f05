import type { RawRequest } from './raw-http.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
const longest = 20_000;

/** The request as a shell command, for sending it again by hand. */
export function reproduction(address: string, { method, target, headers, body }: RawRequest): string {
  const options = headers
    // Curl writes these headers itself, unless they are the fault.
    .filter(([name]) => !/^(content-length|connection|host)$/i.test(name))
    .map(
      ([name, value]) =>
        `-H ${isPlain(value) ? quoted(`${name}: ${value}`) : shellBytes(`${name}: ${value}`)}`,
    );
  const call = `curl -i --path-as-is -X ${quoted(method)} ${options.join(' ')} ${quoted(address + target)}`;
  if (!body) return call;
  const text = body.toString('latin1');
  if (isPlain(text) && text.length < longest) return `${call} --data-binary ${quoted(text)}`;
  return `base64 -d <<< ${shortened(body.toString('base64'))} | ${call} --data-binary @-`;
}

/** Quotes a text as $'…', with \xNN for every byte that is not plain. */
const shellBytes = (text: string) =>
  `$'${[...Buffer.from(text, 'latin1')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[\x20-\x7e]/.test(sign) && sign !== "'" && sign !== '\\'
        ? sign
        : `\\x${byte.toString(16).padStart(2, '0')}`;
    })
    .join('')}'`;

const shortened = (text: string) =>
  text.length < longest ? text : `${text.slice(0, longest)}… (${text.length} signs)`;
