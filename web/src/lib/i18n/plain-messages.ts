import type { TolgeePlugin } from '@tolgee/react';

const PLAIN_ARGUMENT = /\{\s*(\w+)\s*\}/g;

/** Everything ICU beyond `{name}`: plurals, choices, number formats, tags, quoting. */
export const needsIcu = (message: string): boolean => /[{}<']/.test(message.replace(PLAIN_ARGUMENT, ''));

/**
 * Formats messages that have plain arguments at most. The ICU formatter is 13 kB that the first page does not
 * need; it takes this one's place as soon as a text arrives that does.
 */
export const PlainMessages = (): TolgeePlugin => (tolgee, tools) => {
  tools.setFinalFormatter({
    format({ translation, params }) {
      if (needsIcu(translation)) throw new Error('This message needs the ICU formatter.');
      return translation.replace(PLAIN_ARGUMENT, (_, name: string) => {
        const value = params?.[name];
        if (value === undefined || value === null) throw new Error(`The argument ${name} is missing.`);
        return String(value);
      });
    },
  });
  return tolgee;
};
