import type { TolgeePlugin } from '@tolgee/core';
import { formatNumber } from '../../design-system/values/number-format.ts';
import { isLanguage } from './languages.ts';
import { type Message, readMessage, writeMessage } from './message.ts';

/** ICU shows three decimals as well. */
const DECIMALS = 3;

/** Each message is parsed once. */
export const IcuMessages = (): TolgeePlugin => (tolgee, tools) => {
  const read = new Map<string, Message>();
  function messageOf(text: string): Message {
    const known = read.get(text);
    if (known) return known;
    const message = readMessage(text);
    read.set(text, message);
    return message;
  }

  tools.setFinalFormatter({
    format: ({ translation, params, language }) =>
      writeMessage(messageOf(translation), {
        argumentOf(name) {
          const value = params?.[name];
          if (value === undefined || value === null) throw new Error(`The argument ${name} is missing.`);
          return value;
        },
        writeNumber: (value) =>
          formatNumber(value, isLanguage(language) ? language : 'de', { decimals: DECIMALS }),
      }),
  });
  return tolgee;
};
