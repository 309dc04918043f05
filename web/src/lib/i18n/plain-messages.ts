import type { FinalFormatterMiddleware, TolgeePlugin } from '@tolgee/react';

const PLAIN_ARGUMENT = /\{\s*(\w+)\s*\}/g;

/** Everything ICU beyond `{name}`: plurals, choices, number formats, tags, quoting. */
export const needsIcu = (message: string): boolean => /[{}<']/.test(message.replace(PLAIN_ARGUMENT, ''));

/**
 * Formats messages that have plain arguments at most, which nearly all are, and leaves the others to ICU, which reads a
 * message anew each time. Pages for everyone do without those 13 kB.
 */
export const PlainMessages =
  (icu?: TolgeePlugin): TolgeePlugin =>
  (tolgee, tools) => {
    const plain = new Map<string, boolean>();
    let others: FinalFormatterMiddleware | undefined;
    icu?.(tolgee, { ...tools, setFinalFormatter: (formatter) => (others = formatter) });

    function isPlain(message: string): boolean {
      const known = plain.get(message);
      if (known !== undefined) return known;
      const answer = !needsIcu(message);
      plain.set(message, answer);
      return answer;
    }

    tools.setFinalFormatter({
      format(message) {
        const { translation, params } = message;
        if (!isPlain(translation)) {
          if (!others) throw new Error('This message needs the ICU formatter.');
          return others.format(message);
        }
        return translation.replace(PLAIN_ARGUMENT, (_, name: string) => {
          const value = params?.[name];
          if (value === undefined || value === null) throw new Error(`The argument ${name} is missing.`);
          return String(value);
        });
      },
    });
    return tolgee;
  };
