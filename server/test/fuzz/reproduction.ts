import type { RawRequest } from './raw-http.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
const longest = 20_000;

/** The same request for a shell, to be sent again by hand. */
export function reproduction(address: string, { method, target, headers, body }: RawRequest): string {
  const options = headers
    // Curl writes these itself, unless they are what is wrong.
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

/** $'…' with every byte that is not plain written as \xNN. */
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
