import { createContext, useContext } from 'react';

export type Language = 'de' | 'en';

/** The application passes the design system's own words from its translations. */
export interface Words {
  close: string;
  /** A dialog shows it when somebody tries to leave with unsaved input. */
  unsavedInput: string;
  remove: string;
  clear: string;
  optional: string;
  loading: string;
  choose: string;
  search: string;
  noMatch: string;
  showPassword: string;
  hidePassword: string;
  missing: string;
  /** It precedes an estimate. */
  approximately: string;
  invalid: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  today: string;
  datePattern: string;
  pagination: string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  range: (from: number, to: number, total: number) => string;
  sortAscending: (column: string) => string;
  sortDescending: (column: string) => string;
  quarter: (quarter: number, year: number) => string;
  quarterShort: (quarter: number) => string;
  fileDropInvite: string;
  fileDropChoose: string;
  fileDropRelease: string;
  fileUploading: (name: string) => string;
  cancel: string;
  notifications: string;
  olderNotifications: (count: number) => string;
  closeAll: string;
  home: string;
  skipToContent: string;
  mainNavigation: string;
  tabNavigation: string;
  footerNavigation: string;
  menu: string;
  more: string;
  progress: string;
  step: (step: number, total: number) => string;
  stepDone: string;
  administration: string;
  navigating: string;
  showTable: string;
  showChart: string;
  period: string;
  value: string;
  target: string;
  lastYear: string;
  plan: string;
  total: string;
  noValues: string;
  reload: string;
  responseId: (id: string) => string;
  monthRecorded: (month: string) => string;
  monthOpen: (month: string) => string;
  monthToCome: (month: string) => string;
  frontFellOff: string;
  /** It turns the code that a form's schema reports into a sentence. By default it returns its input. */
  fieldError: (message: string) => string;
}

export const germanWords: Words = {
  close: 'Schließen',
  unsavedInput: 'Ihre Eingabe ist noch nicht gespeichert. Mit dem Kreuz schließen Sie, ohne zu speichern.',
  remove: 'Entfernen',
  clear: 'Leeren',
  optional: 'optional',
  loading: 'Wird geladen',
  choose: 'Bitte wählen',
  search: 'Suchen',
  noMatch: 'Nichts gefunden',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  missing: 'fehlt',
  approximately: 'ca.',
  invalid: 'invalid',
  openCalendar: 'Kalender öffnen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  previousYears: 'Frühere Jahre',
  nextYears: 'Spätere Jahre',
  today: 'Heute',
  datePattern: 'TT.MM.JJJJ',
  pagination: 'Seiten',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: (page) => `Seite ${page}`,
  range: (from, to, total) => `${from} bis ${to} von ${total}`,
  sortAscending: (column) => `${column}, aufsteigend sortieren`,
  sortDescending: (column) => `${column}, absteigend sortieren`,
  quarter: (quarter, year) => `${quarter}. Quartal ${year}`,
  quarterShort: (quarter) => `${quarter}. Quartal`,
  fileDropInvite: 'Datei hierher ziehen oder',
  fileDropChoose: 'Datei wählen',
  fileDropRelease: 'Zum Hinzufügen loslassen',
  fileUploading: (name) => `${name} wird übertragen`,
  cancel: 'Abbrechen',
  notifications: 'Mitteilungen',
  olderNotifications: (count) => `Ältere Mitteilungen: ${count}`,
  closeAll: 'Alle schließen',
  home: 'Metra, Startseite',
  skipToContent: 'Zum Inhalt',
  mainNavigation: 'Hauptnavigation',
  tabNavigation: 'Hauptnavigation mobil',
  footerNavigation: 'Fußnavigation',
  menu: 'Menü',
  more: 'Mehr',
  progress: 'Fortschritt',
  step: (step, total) => `Schritt ${step} von ${total}:`,
  stepDone: 'erledigt',
  administration: 'Verwaltung',
  navigating: 'Seite wird geladen',
  showTable: 'Als Tabelle',
  showChart: 'Als Diagramm',
  period: 'Zeitraum',
  value: 'Wert',
  target: 'Ziel',
  lastYear: 'Vorjahr',
  plan: 'Plan',
  total: 'Summe',
  noValues: 'Noch keine Werte',
  reload: 'Erneut laden',
  responseId: (id) => `Vorgang ${id}`,
  monthRecorded: (month) => `${month}: erfasst`,
  monthOpen: (month) => `${month}: fehlt`,
  monthToCome: (month) => `${month}: kommt noch`,
  frontFellOff: 'Die Vorderseite ist abgefallen. Das ist nicht üblich.',
  fieldError: (message) => message,
};

export interface DesignSystemSettings {
  words: Words;
  language: Language;
}

export const DesignSystemWords = createContext<DesignSystemSettings>({ words: germanWords, language: 'de' });

export const useWords = (): Words => useContext(DesignSystemWords).words;
export const useLanguage = (): Language => useContext(DesignSystemWords).language;
