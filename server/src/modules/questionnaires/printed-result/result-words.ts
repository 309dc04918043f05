import type { Language, Sector } from '@metra/contract/core/primitives';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';

interface ResultWords {
  statement: string;
  statementWithout: string;
  score: string;
  noScore: string;
  points: string;
  because: string;
  goals: string;
  offers: string;
  table: string;
  note: string;
  page: string;
  sectors: Record<Sector, string>;
}

export const resultWords: Record<Language, ResultWords> = {
  de: {
    statement: 'Ihr größter Hebel: {sector}.',
    statementWithout: 'Ihr Ergebnis.',
    score: '{score} von 100',
    noScore: 'nicht beantwortet',
    points: 'Punkte',
    because: 'Wegen Ihrer Antwort auf „{question}“',
    goals: 'Diese Ziele passen',
    offers: 'Angebote dazu',
    table: 'Punkte je Frage',
    note: 'Je Frage gibt es 0 bis 100 Punkte. Der Wert eines Bereichs ist das Mittel seiner beantworteten Fragen.',
    page: 'Seite {page} von {pages}',
    sectors: { e: 'Umwelt', s: 'Soziales', g: 'Unternehmensführung' },
  },
  en: {
    statement: 'Where you can gain most: {sector}.',
    statementWithout: 'Your result.',
    score: '{score} of 100',
    noScore: 'not answered',
    points: 'Points',
    because: 'Because of your answer to “{question}”',
    goals: 'Goals that fit',
    offers: 'Offers that help',
    table: 'Points by question',
    note: 'Each question gives 0 to 100 points. The score of an area is the average of its answered questions.',
    page: 'Page {page} of {pages}',
    sectors: { e: 'Environment', s: 'Social matters', g: 'Governance' },
  },
};

export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export const printedDay = (day: Date, language: Language): string =>
  day.toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: operatorTimeZone,
  });
