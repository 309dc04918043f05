import type { Language } from '@metra/contract/core/primitives';

/** Descriptions of the background jobs. */
const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'accounts.clean-up': {
    de: 'Nicht bestätigte Konten entfernen',
    en: 'Remove accounts that were not confirmed',
  },
  'audit.clean-up': {
    de: 'Alte Einträge des Protokolls entfernen',
    en: 'Remove old entries of the audit log',
  },
  'billing.send-invoice': { de: 'Rechnungen verschicken', en: 'Send invoices' },
  'billing.run': { de: 'Abonnements verlängern und abrechnen', en: 'Renew and invoice subscriptions' },
  'billing.send-reminders': { de: 'Zahlungserinnerungen verschicken', en: 'Send payment reminders' },
  'content.clear-versions': { de: 'Alte Fassungen von Seiten entfernen', en: 'Remove old versions of pages' },
  'content.publish-due': { de: 'Geplante Seiten veröffentlichen', en: 'Publish scheduled pages' },
  'frozen-reports.prepare': {
    de: 'Dateien festgeschriebener Berichte erstellen',
    en: 'Make the files of frozen reports',
  },
  'frozen-reports.resume': {
    de: 'Liegen gebliebene Dateien festgeschriebener Berichte nachholen',
    en: 'Catch up on files of frozen reports that were left behind',
  },
  'answers.merge-data-changes': {
    de: 'Vermerke über geänderte Daten zusammenfassen',
    en: 'Merge notes about changed data',
  },
  'jobs.clean-up': { de: 'Alte gescheiterte Aufträge entfernen', en: 'Remove old failed jobs' },
  'limits.clean-up': { de: 'Abgelaufene Zähler entfernen', en: 'Remove counters that have run out' },
  'mail.clean-up': { de: 'Alte Mails entfernen', en: 'Remove old mails' },
  'mail.deliver': { de: 'Mails zustellen', en: 'Deliver mails' },
  'offers.forget-contacts': {
    de: 'Alte Anfragen zu Angeboten löschen',
    en: 'Delete old enquiries about offers',
  },
  'offers.index': { de: 'Angebote für die Suche aufbereiten', en: 'Prepare offers for the search' },
  'operation.take-readings': {
    de: 'Zahlen der Übersicht aufnehmen',
    en: 'Take the readings of the overview',
  },
  'organisations.remove-abandoned': {
    de: 'Verlassene Organisationen entfernen',
    en: 'Remove abandoned organisations',
  },
  'questionnaires.forget-attempts': {
    de: 'Abgebrochene Fragebögen vergessen',
    en: 'Forget questionnaires that were left unfinished',
  },
  'reminders.send': {
    de: 'An offene Werte und Maßnahmen erinnern',
    en: 'Remind people of open values and measures',
  },
  'resources.draw-sizes': { de: 'Bilder verkleinern', en: 'Make pictures smaller' },
  'resources.measure-images': { de: 'Bilder ausmessen', en: 'Measure pictures' },
  'resources.remove-expired': {
    de: 'Gelöschte Dateien endgültig entfernen',
    en: 'Remove deleted files for good',
  },
  'resources.sweep': { de: 'Dateien ohne Eintrag aufräumen', en: 'Clear away files without an entry' },
  'tracking.keep-endings': { de: 'Beendete Ziele festhalten', en: 'Keep how goals ended' },
  'watch-list.digests': { de: 'Neues aus der Merkliste verschicken', en: 'Send news from the watch list' },
};

export const jobText = (name: string, language: Language): string => texts[name]?.[language] ?? name;
