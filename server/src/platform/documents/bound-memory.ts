/** A section of a WebAssembly module consists of one byte for its kind, its length and its content. */
const HEADER = 8;
const MEMORY_SECTION = 5;
const PAGE = 65_536;

/** Adds a limit of the memory to the module, because it can only be set in the module itself. */
export function boundMemory(module: Uint8Array, mostBytes: number): Uint8Array<ArrayBuffer> {
  let place = HEADER;
  while (place < module.length) {
    const length = readNumber(module, place + 1);
    const end = length.end + length.value;
    if (module[place] === MEMORY_SECTION)
      return joined(
        module.subarray(0, place),
        bounded(module.subarray(length.end, end), mostBytes),
        module.subarray(end),
      );
    place = end;
  }
  throw new Error('The module has no memory of its own');
}

function bounded(section: Uint8Array, mostBytes: number): Uint8Array {
  const [count, flags] = section;
  if (count !== 1 || flags === undefined) throw new Error('The module has no single memory');
  const least = readNumber(section, 2).value;
  const content = [
    1,
    flags | 1,
    ...written(least),
    ...written(Math.max(least, Math.floor(mostBytes / PAGE))),
  ];
  return Uint8Array.from([MEMORY_SECTION, ...written(content.length), ...content]);
}

/** Reads a LEB128 number: seven bits per byte, the lowest first; the eighth bit announces another byte. */
function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let place = from; ; place += 1) {
    const byte = bytes[place];
    if (byte === undefined) throw new Error('The module is cut off');
    value += (byte & 0x7f) * 2 ** (7 * (place - from));
    if (byte < 0x80) return { value, end: place + 1 };
  }
}

function written(number: number): number[] {
  const rest = Math.floor(number / 0x80);
  return rest === 0 ? [number] : [(number % 0x80) | 0x80, ...written(rest)];
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
