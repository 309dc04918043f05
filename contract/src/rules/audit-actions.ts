/**
 * All actions of the audit log with a sentence in both languages. Recording any other action does not
 * compile.
 */
export const auditTexts = {
  'admin_view.changed': {
    de: 'Eine Ansicht der Verwaltung wurde geändert.',
    en: 'A view of administration was changed.',
  },
  'admin_view.created': {
    de: 'Eine Ansicht der Verwaltung wurde gesichert.',
    en: 'A view of administration was saved.',
  },
  'admin_view.removed': {
    de: 'Eine Ansicht der Verwaltung wurde gelöscht.',
    en: 'A view of administration was deleted.',
  },
  'account.changed': {
    de: 'Die Angaben eines Kontos wurden geändert.',
    en: 'The details of an account were changed.',
  },
  'account.cleared_of_spam': {
    de: 'Ein Konto gilt nicht mehr als Spam.',
    en: 'An account no longer counts as spam.',
  },
  'account.confirmation_asked': {
    de: 'Eine neue Mail zur Bestätigung eines Kontos wurde angefordert.',
    en: 'A new mail to confirm an account was requested.',
  },
  'account.confirmation_sent': {
    de: 'Die Mail zur Bestätigung eines Kontos wurde von der Verwaltung noch einmal geschickt.',
    en: 'The mail to confirm an account was sent again by an administrator.',
  },
  'account.confirmed': {
    de: 'Ein Konto wurde über den Link in der Mail bestätigt.',
    en: 'An account was confirmed with the link from the mail.',
  },
  'account.created': { de: 'Ein Konto wurde angelegt.', en: 'An account was created.' },
  'account.credentials_entered': {
    de: 'Neue Zugangsdaten wurden eingegeben und warten auf Bestätigung.',
    en: 'New sign-in details were entered and await confirmation.',
  },
  'account.credentials_reset': {
    de: 'E-Mail-Adresse und Passwort eines Kontos wurden neu gesetzt.',
    en: 'Email address and password of an account were set anew.',
  },
  'account.credentials_reset_issued': {
    de: 'Ein Link für neue Zugangsdaten wurde ausgestellt.',
    en: 'A link for new sign-in details was issued.',
  },
  'account.credentials_reset_revoked': {
    de: 'Ein Link für neue Zugangsdaten wurde zurückgezogen.',
    en: 'A link for new sign-in details was revoked.',
  },
  'account.deleted': { de: 'Ein Konto wurde gelöscht.', en: 'An account was deleted.' },
  'account.email_change_asked': {
    de: 'Eine andere E-Mail-Adresse für ein Konto wurde beantragt.',
    en: 'Another email address for an account was requested.',
  },
  'account.email_change_undone': {
    de: 'Die Änderung einer E-Mail-Adresse wurde rückgängig gemacht.',
    en: 'The change of an email address was undone.',
  },
  'account.email_changed': {
    de: 'Die E-Mail-Adresse eines Kontos wurde geändert.',
    en: 'The email address of an account was changed.',
  },
  'account.help_asked': {
    de: 'Jemand hat um Hilfe gebeten.',
    en: 'Somebody asked for help.',
  },
  'account.marked_as_spam': {
    de: 'Ein Konto wurde als Spam gesperrt.',
    en: 'An account was blocked as spam.',
  },
  'account.one_time_password_replaced': {
    de: 'Ein Einmalpasswort wurde durch ein eigenes ersetzt.',
    en: 'A one-time password was replaced by one of their own.',
  },
  'account.one_time_password_set': {
    de: 'Für ein Konto wurde ein Einmalpasswort vergeben.',
    en: 'A one-time password was set for an account.',
  },
  'account.password_change_asked': {
    de: 'Die Änderung eines Passworts wurde beantragt.',
    en: 'The change of a password was requested.',
  },
  'account.password_changed': {
    de: 'Das Passwort eines Kontos wurde geändert.',
    en: 'The password of an account was changed.',
  },
  'account.promoted': {
    de: 'Ein Konto bekam auf dem Server die Rolle der Verwaltung.',
    en: 'An account was made an administrator on the server.',
  },
  'account.recovered': {
    de: 'Ein vergessenes Passwort wurde neu gesetzt.',
    en: 'A forgotten password was set anew.',
  },
  'account.recovery_asked': {
    de: 'Ein Link für ein vergessenes Passwort wurde angefordert.',
    en: 'A link for a forgotten password was requested.',
  },
  'account.registration_asked': {
    de: 'Jemand hat sich registriert.',
    en: 'Somebody registered.',
  },
  'account.restored': {
    de: 'Ein gelöschtes Konto wurde wiederhergestellt.',
    en: 'A deleted account was restored.',
  },
  'account.session_ended': {
    de: 'Eine Person wurde auf einem Gerät abgemeldet.',
    en: 'Somebody was signed out on one device.',
  },
  'account.sessions_ended': {
    de: 'Eine Person wurde auf allen Geräten abgemeldet.',
    en: 'Somebody was signed out on all devices.',
  },
  'account.updated': {
    de: 'Jemand hat das eigene Profil geändert.',
    en: 'Somebody changed their own profile.',
  },
  'billing.address_followed': {
    de: 'Rechnungen gehen jetzt an eine andere Adresse, weil sich die des Kontos geändert hat.',
    en: 'Invoices now go to another address, because that of the account changed.',
  },
  'billing.changed': { de: 'Die Rechnungsangaben wurden geändert.', en: 'The billing details were changed.' },
  'datev.exported': {
    de: 'Die Buchungen eines Zeitraums wurden für den Steuerberater exportiert.',
    en: 'The bookings of a period were exported for the tax adviser.',
  },
  'factor.changed': {
    de: 'Name oder Quelle eines Faktors wurde geändert.',
    en: 'The name or source of a factor was changed.',
  },
  'factor.reviewed': {
    de: 'Ein Faktor wurde geprüft und gilt weiter.',
    en: 'A factor was reviewed and still holds.',
  },
  'factor.value_entered': {
    de: 'Für einen Faktor wurde der Wert eines Jahres eingetragen.',
    en: 'The value of a year was entered for a factor.',
  },
  'goal.changed': { de: 'Ein Ziel des Katalogs wurde geändert.', en: 'A goal of the catalogue was changed.' },
  'goal.created': {
    de: 'Ein Ziel wurde in den Katalog aufgenommen.',
    en: 'A goal was added to the catalogue.',
  },
  'goal.removed': { de: 'Ein Ziel des Katalogs wurde gelöscht.', en: 'A goal of the catalogue was deleted.' },
  'goals.ordered': {
    de: 'Ziele des Katalogs wurden neu geordnet.',
    en: 'Goals of the catalogue were put in another order.',
  },
  'home.changed': { de: 'Die Startseite wurde geändert.', en: 'The home page was changed.' },
  'impersonation.call': {
    de: 'Jemand aus der Verwaltung hat im Namen einer anderen Person etwas aufgerufen.',
    en: 'An administrator called something in the name of somebody else.',
  },
  'impersonation.ended': {
    de: 'Das Handeln im Namen einer anderen Person wurde beendet.',
    en: 'Acting in the name of somebody else ended.',
  },
  'impersonation.started': {
    de: 'Jemand aus der Verwaltung handelt im Namen einer anderen Person.',
    en: 'An administrator began to act in the name of somebody else.',
  },
  'invoice.cancelled': { de: 'Eine Rechnung wurde storniert.', en: 'An invoice was cancelled.' },
  'invoice.payment_booked': {
    de: 'Eine Zahlung zu einer Rechnung wurde gebucht.',
    en: 'A payment for an invoice was booked.',
  },
  'invoice.reminded': {
    de: 'An eine offene Rechnung wurde erinnert.',
    en: 'A reminder of an open invoice was sent.',
  },
  'job.discarded': {
    de: 'Eine gescheiterte Aufgabe des Programms wurde verworfen.',
    en: 'A failed task of the program was discarded.',
  },
  'job.repeated': {
    de: 'Eine gescheiterte Aufgabe des Programms wurde noch einmal gestartet.',
    en: 'A failed task of the program was started again.',
  },
  'kpi.changed': { de: 'Eine Kennzahl wurde geändert.', en: 'A KPI was changed.' },
  'kpi.created': { de: 'Eine Kennzahl wurde angelegt.', en: 'A KPI was created.' },
  'kpi.removed': { de: 'Eine Kennzahl wurde gelöscht.', en: 'A KPI was deleted.' },
  'landing_page.brought_back': {
    de: 'Eine frühere Fassung einer Seite wurde zurückgeholt.',
    en: 'A former version of a page was brought back.',
  },
  'landing_page.changed': { de: 'Eine Seite wurde geändert.', en: 'A page was changed.' },
  'landing_page.created': { de: 'Eine Seite wurde angelegt.', en: 'A page was created.' },
  'landing_page.publication_failed': {
    de: 'Eine geplante Veröffentlichung ist gescheitert, weil der Seite etwas fehlt.',
    en: 'A planned publication failed because something is missing on the page.',
  },
  'landing_page.published': { de: 'Eine Seite wurde veröffentlicht.', en: 'A page was published.' },
  'landing_page.removed': { de: 'Eine Seite wurde gelöscht.', en: 'A page was deleted.' },
  'landing_page.scheduled': {
    de: 'Die Veröffentlichung einer Seite wurde geplant.',
    en: 'The publication of a page was scheduled.',
  },
  'landing_page.unscheduled': {
    de: 'Die geplante Veröffentlichung einer Seite wurde abgesagt.',
    en: 'The planned publication of a page was called off.',
  },
  'landing_page.withdrawn': {
    de: 'Eine Seite wurde aus der Öffentlichkeit zurückgezogen.',
    en: 'A page was withdrawn from the public.',
  },
  'list.exported': {
    de: 'Eine Liste der Verwaltung wurde als Tabelle heruntergeladen.',
    en: 'A list of the administration was downloaded as a table.',
  },
  'login.confirmed': {
    de: 'Eine Anmeldung wurde für eine heikle Handlung noch einmal bestätigt.',
    en: 'A sign-in was confirmed once more for a sensitive action.',
  },
  'login.failed': { de: 'Eine Anmeldung ist gescheitert.', en: 'A sign-in failed.' },
  'login.succeeded': { de: 'Jemand hat sich angemeldet.', en: 'Somebody signed in.' },
  logout: { de: 'Jemand hat sich abgemeldet.', en: 'Somebody signed out.' },
  'mail.repeated': {
    de: 'Eine Mail, die nicht ankam, wurde noch einmal auf den Weg gebracht.',
    en: 'A mail that did not arrive was sent on its way again.',
  },
  'measure.changed': { de: 'Eine Maßnahme wurde geändert.', en: 'A measure was changed.' },
  'measure.created': { de: 'Eine Maßnahme wurde angelegt.', en: 'A measure was created.' },
  'measure.deleted': {
    de: 'Eine Maßnahme des Katalogs wurde endgültig gelöscht.',
    en: 'A measure of the catalogue was deleted for good.',
  },
  'measure.removed': { de: 'Eine Maßnahme wurde gelöscht.', en: 'A measure was deleted.' },
  'measures.ordered': {
    de: 'Maßnahmen eines Ziels wurden neu geordnet.',
    en: 'Measures of a goal were put in another order.',
  },
  'offer.archived': { de: 'Ein Angebot wurde archiviert.', en: 'An offer was archived.' },
  'offer.changed': { de: 'Ein Angebot wurde geändert.', en: 'An offer was changed.' },
  'offer.created': { de: 'Ein Angebot wurde angelegt.', en: 'An offer was created.' },
  'offer.deleted': { de: 'Ein Angebot wurde gelöscht.', en: 'An offer was deleted.' },
  'offer.draft': { de: 'Ein Angebot ist wieder ein Entwurf.', en: 'An offer is a draft again.' },
  'offer.published': { de: 'Ein Angebot wurde veröffentlicht.', en: 'An offer was published.' },
  'offer.put_back': {
    de: 'Ein gesperrtes Angebot wurde wieder freigegeben.',
    en: 'An offer that had been taken down was put back.',
  },
  'offer.reports_dismissed': {
    de: 'Meldungen zu einem Angebot wurden zurückgewiesen.',
    en: 'Reports about an offer were dismissed.',
  },
  'offer.tags_changed': {
    de: 'Die Schlagwörter eines Angebots wurden geändert.',
    en: 'The tags of an offer were changed.',
  },
  'offer.taken_down': { de: 'Ein Angebot wurde gesperrt.', en: 'An offer was taken down.' },
  'organisation.deleted': { de: 'Ein Unternehmen wurde gelöscht.', en: 'An organisation was deleted.' },
  'organisation.exported': {
    de: 'Alle Daten eines Unternehmens wurden heruntergeladen.',
    en: 'All data of an organisation were downloaded.',
  },
  'organisation.page_changed': {
    de: 'Die öffentliche Seite eines Unternehmens wurde geändert.',
    en: 'The public page of an organisation was changed.',
  },
  'organisation.relisted': {
    de: 'Ein Unternehmen wurde wieder auf den Marktplatz gestellt.',
    en: 'An organisation was put back on the marketplace.',
  },
  'organisation.tags_changed': {
    de: 'Die Schlagwörter eines Unternehmens wurden geändert.',
    en: 'The tags of an organisation were changed.',
  },
  'organisation.unlisted': {
    de: 'Ein Unternehmen wurde vom Marktplatz genommen.',
    en: 'An organisation was taken off the marketplace.',
  },
  'organisation.unverified': {
    de: 'Ein Unternehmen gilt nicht mehr als geprüft.',
    en: 'An organisation no longer counts as verified.',
  },
  'organisation.verified': {
    de: 'Ein Unternehmen wurde als geprüft bestätigt.',
    en: 'An organisation was verified.',
  },
  'project.changed': { de: 'Ein Projekt wurde geändert.', en: 'A project was changed.' },
  'project.created': { de: 'Ein Projekt wurde angelegt.', en: 'A project was created.' },
  'project.removed': { de: 'Ein Projekt wurde gelöscht.', en: 'A project was deleted.' },
  'promotion.changed': { de: 'Eine Aktion wurde geändert.', en: 'A promotion was changed.' },
  'promotion.created': { de: 'Eine Aktion wurde angelegt.', en: 'A promotion was created.' },
  'promotion.ended': { de: 'Eine Aktion wurde beendet.', en: 'A promotion was ended.' },
  'questionnaire.changed': { de: 'Ein Fragebogen wurde geändert.', en: 'A questionnaire was changed.' },
  'questionnaire.created': { de: 'Ein Fragebogen wurde angelegt.', en: 'A questionnaire was created.' },
  'questionnaire.removed': { de: 'Ein Fragebogen wurde gelöscht.', en: 'A questionnaire was deleted.' },
  'questionnaire.results_removed': {
    de: 'Ergebnisse eines Fragebogens wurden gelöscht.',
    en: 'Results of a questionnaire were deleted.',
  },
  'report.frozen': {
    de: 'Ein Bericht wurde festgeschrieben.',
    en: 'A report was frozen.',
  },
  'report.share_ended': {
    de: 'Der Link zu einem festgeschriebenen Bericht wurde beendet.',
    en: 'The link to a frozen report was ended.',
  },
  'report.shared': {
    de: 'Ein festgeschriebener Bericht wurde über einen Link geteilt.',
    en: 'A frozen report was shared by a link.',
  },
  'second_factor.added': {
    de: 'Ein zweiter Faktor wurde eingerichtet.',
    en: 'A second factor was set up.',
  },
  'second_factor.failed': {
    de: 'Ein zweiter Faktor wurde falsch eingegeben.',
    en: 'A second factor was entered wrongly.',
  },
  'second_factor.passkey_renamed': {
    de: 'Ein Passkey wurde umbenannt.',
    en: 'A passkey was renamed.',
  },
  'second_factor.recovery_code_used': {
    de: 'Ein Wiederherstellungscode wurde benutzt.',
    en: 'A recovery code was used.',
  },
  'second_factor.recovery_codes_renewed': {
    de: 'Neue Wiederherstellungscodes wurden erstellt.',
    en: 'New recovery codes were created.',
  },
  'second_factor.removed': {
    de: 'Ein zweiter Faktor wurde entfernt.',
    en: 'A second factor was removed.',
  },
  'second_factor.taken_off': {
    de: 'Alle zweiten Faktoren eines Kontos wurden vom Betreiber entfernt.',
    en: 'All second factors of an account were removed by the operator.',
  },
  'session.ended': {
    de: 'Jemand hat ein anderes Gerät abgemeldet.',
    en: 'Somebody signed out another device.',
  },
  'subscription.cancelled': { de: 'Ein Abonnement wurde gekündigt.', en: 'A subscription was cancelled.' },
  'subscription.ordered': { de: 'Ein Abonnement wurde bestellt.', en: 'A subscription was ordered.' },
  'subscription.renewed': {
    de: 'Ein Abonnement hat sich um ein Jahr verlängert.',
    en: 'A subscription was renewed for a year.',
  },
  'subscription.resumed': {
    de: 'Die Kündigung eines Abonnements wurde zurückgenommen.',
    en: 'The cancellation of a subscription was taken back.',
  },
  'subscription.trial_extended': {
    de: 'Eine Testphase wurde verlängert.',
    en: 'A trial was extended.',
  },
  'tag.changed': { de: 'Ein Schlagwort wurde geändert.', en: 'A tag was changed.' },
  'tag.created': { de: 'Ein Schlagwort wurde angelegt.', en: 'A tag was created.' },
  'tag.ordered': {
    de: 'Die Reihenfolge von Schlagwörtern wurde geändert.',
    en: 'The order of tags was changed.',
  },
  'tag.removed': { de: 'Ein Schlagwort wurde gelöscht.', en: 'A tag was deleted.' },
  'tag_type.changed': { de: 'Eine Art von Schlagwörtern wurde geändert.', en: 'A type of tags was changed.' },
  'tag_type.created': { de: 'Eine Art von Schlagwörtern wurde angelegt.', en: 'A type of tags was created.' },
  'tag_type.removed': { de: 'Eine Art von Schlagwörtern wurde gelöscht.', en: 'A type of tags was deleted.' },
  'team.invitation_revoked': {
    de: 'Eine Einladung ins Team wurde zurückgezogen.',
    en: 'An invitation to the team was revoked.',
  },
  'team.invited': { de: 'Jemand wurde ins Team eingeladen.', en: 'Somebody was invited to the team.' },
  'team.joined': { de: 'Jemand ist dem Team beigetreten.', en: 'Somebody joined the team.' },
  'team.removed': { de: 'Jemand wurde aus dem Team entfernt.', en: 'Somebody was removed from the team.' },
  'team.role_changed': {
    de: 'Die Rolle einer Person im Team wurde geändert.',
    en: 'The role of a person in the team was changed.',
  },
  'translation.confirmed': {
    de: 'Eine Übersetzung wurde als passend bestätigt.',
    en: 'A translation was confirmed as still right.',
  },
} as const satisfies Readonly<Record<string, { de: string; en: string }>>;

export type AuditAction = keyof typeof auditTexts;

export const auditActions = Object.keys(auditTexts) as [AuditAction, ...AuditAction[]];
