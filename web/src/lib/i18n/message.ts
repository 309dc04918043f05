/**
 * The syntax is a part of ICU's: `{name}`, `{count, plural, =0 {…} one {…} other {# …}}` and `{kind, select, a
 * {…} other {…}}`. ICU's own parser has 13 kB, and the browser formats that it uses take 150 ms on a phone at
 * the first message. A test compares both for every text.
 */
export type Message = readonly Part[];

type Part = string | Argument | Choice | typeof COUNT;

interface Argument {
  readonly kind: 'argument';
  readonly name: string;
}

interface Choice {
  readonly kind: 'plural' | 'select';
  readonly name: string;
  readonly choices: Readonly<Record<string, Message>>;
}

/** `#` stands for the number of the plural. */
const COUNT = { kind: 'count' } as const;

const NAME = /\s*(\w+)\s*/y;
const CHOICE = /\s*(=\d+|\w+)\s*\{/y;
const KIND = /,\s*(plural|select)\s*,/y;
const WORDS = /[^{}]+/y;
const WORDS_OF_PLURAL = /[^{}#]+/y;

/** It throws when the text is no valid message. */
export function readMessage(text: string): Message {
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return undefined;
    at = pattern.lastIndex;
    return found[1] ?? found[0];
  }
  function takeOne(character: string): boolean {
    const isThere = text[at] === character;
    if (isThere) at += 1;
    return isThere;
  }
  const broken = () => new Error(`This message cannot be read at ${at}: ${text}`);

  function parts(isInPlural: boolean): Part[] {
    const found: Part[] = [];
    while (at < text.length && text[at] !== '}') {
      if (takeOne('{')) found.push(argument());
      else if (isInPlural && takeOne('#')) found.push(COUNT);
      else found.push(take(isInPlural ? WORDS_OF_PLURAL : WORDS) ?? '');
    }
    return found;
  }
  function argument(): Argument | Choice {
    const name = take(NAME);
    if (name === undefined) throw broken();
    if (takeOne('}')) return { kind: 'argument', name };
    const kind = take(KIND);
    if (kind !== 'plural' && kind !== 'select') throw broken();
    const choices: Record<string, Message> = {};
    for (let key = take(CHOICE); key !== undefined; key = take(CHOICE)) {
      choices[key] = parts(kind === 'plural');
      if (!takeOne('}')) throw broken();
    }
    if (!choices.other || !takeClosing()) throw broken();
    return { kind, name, choices };
  }
  function takeClosing(): boolean {
    take(/\s*/y);
    return takeOne('}');
  }

  const message = parts(false);
  if (at < text.length) throw broken();
  return message;
}

export interface MessageContext {
  argumentOf(name: string): unknown;
  writeNumber(value: number): string;
}

export const writeMessage = (message: Message, context: MessageContext, count = 0): string =>
  message.map((part) => writePart(part, context, count)).join('');

function writePart(part: Part, context: MessageContext, count: number): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'count') return context.writeNumber(count);
  const value = context.argumentOf(part.name);
  if (part.kind === 'argument') return String(value);
  const chosen = part.kind === 'plural' ? pluralChoice(part, Number(value)) : part.choices[String(value)];
  return writeMessage(chosen ?? part.choices.other ?? [], context, Number(value));
}

/** German and English share the rule: one, and everything else. */
const pluralChoice = ({ choices }: Choice, value: number): Message | undefined =>
  choices[`=${value}`] ?? (value === 1 ? choices.one : undefined);
