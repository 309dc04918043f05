import type { Language } from '@metra/contract/core/primitives';
import { type Letter, unlinked } from '../../platform/mail/letter.ts';
import type { SentRhythm } from './reminder-days.ts';

export interface OpenWork {
  values: { count: number; categories: readonly { name: string | null; count: number }[] };
  measures: readonly { name: string; dueOn: string; isOverdue: boolean }[];
}

interface Facts extends OpenWork {
  rhythm: SentRhythm;
  organisation: string;
  links: { values: string; measures: string; setting: string };
}

const mostNamed = 10;

const dayIn = (day: string, language: Language) =>
  Temporal.PlainDate.from(day).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' });

/** Names the first few and the number of the others. */
const named = (lines: readonly string[], more: (count: number) => string): string[] =>
  lines.length > mostNamed ? [...lines.slice(0, mostNamed), more(lines.length - mostNamed)] : [...lines];

const words = {
  de: {
    values: (count: number) => (count === 1 ? '1 offener Wert' : `${count} offene Werte`),
    measures: (count: number) => (count === 1 ? '1 fällige Maßnahme' : `${count} fällige Maßnahmen`),
    and: ' und ',
    open: (count: number, organisation: string, categories: string) =>
      `bei ${organisation} ${count === 1 ? 'ist 1 Wert' : `sind ${count} Werte`} offen: ${categories}.`,
    yours: (count: number) =>
      count === 1
        ? 'Für diese Maßnahme sind Sie verantwortlich:'
        : 'Für diese Maßnahmen sind Sie verantwortlich:',
    /** The sentence follows the greeting, which ends with a comma in German. */
    begun: (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
    overdue: (name: string, day: string) => `„${name}“: überfällig seit dem ${day}`,
    due: (name: string, day: string) => `„${name}“: fällig am ${day}`,
    more: (count: number) => `und ${count} weitere`,
    uncategorised: 'Ohne Kategorie',
    enter: 'Werte eintragen',
    overview: 'Zur Übersicht',
    rhythm: {
      WEEKLY: 'Diese Erinnerung kommt montags, wenn etwas offen ist.',
      MONTHLY: 'Diese Erinnerung kommt einmal im Monat, wenn etwas offen ist.',
    },
    setting: 'Erinnerungen ändern oder abstellen',
  },
  en: {
    values: (count: number) => (count === 1 ? '1 value to enter' : `${count} values to enter`),
    measures: (count: number) => (count === 1 ? '1 measure due' : `${count} measures due`),
    and: ' and ',
    open: (count: number, organisation: string, categories: string) =>
      `${count === 1 ? '1 value is' : `${count} values are`} still missing at ${organisation}: ${categories}.`,
    yours: (count: number) =>
      count === 1 ? 'You are responsible for this measure:' : 'You are responsible for these measures:',
    begun: (sentence: string) => sentence,
    overdue: (name: string, day: string) => `“${name}”: overdue since ${day}`,
    due: (name: string, day: string) => `“${name}”: due on ${day}`,
    more: (count: number) => `and ${count} more`,
    uncategorised: 'Uncategorised',
    enter: 'Enter values',
    overview: 'Go to the overview',
    rhythm: {
      WEEKLY: 'This reminder comes on Mondays when something is open.',
      MONTHLY: 'This reminder comes once a month when something is open.',
    },
    setting: 'Change or turn off reminders',
  },
} as const;

/** The letter about one person's open work. The caller sends it only if there is any. */
export function reminder(language: Language, facts: Facts): Letter {
  const { values, measures, rhythm, organisation, links } = facts;
  const w = words[language];
  const yours = w.yours(measures.length);
  const categories = values.categories.map(({ name, count }) => `${name ?? w.uncategorised} (${count})`);
  return {
    subject: [
      ...(values.count > 0 ? [w.values(values.count)] : []),
      ...(measures.length > 0 ? [w.measures(measures.length)] : []),
    ].join(w.and),
    paragraphs: [
      ...(values.count > 0
        ? [w.open(values.count, unlinked(organisation), named(categories, w.more).join(', '))]
        : []),
      ...(measures.length > 0 ? [values.count > 0 ? yours : w.begun(yours)] : []),
      ...named(
        measures.map(({ name, dueOn, isOverdue }) =>
          w[isOverdue ? 'overdue' : 'due'](unlinked(name), dayIn(dueOn, language)),
        ),
        w.more,
      ),
    ],
    action:
      values.count > 0 ? { label: w.enter, url: links.values } : { label: w.overview, url: links.measures },
    footnote: w.rhythm[rhythm],
    setting: { label: w.setting, url: links.setting },
  };
}
