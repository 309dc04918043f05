import { reportError } from '../errors/report-error.ts';
import type { Language } from '../i18n/languages.ts';
import { changeLanguage } from '../i18n/tolgee.ts';
import { session } from '../session/current-session.ts';

/** Shows everything in another language, and keeps it in the account; when that fails the person is told. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language)
    .then(() => keepInAccount(language))
    .catch(reportError);
}

/** Mails come in the language somebody reads here. Whoever acts for someone else changes only what they see. */
async function keepInAccount(language: Language): Promise<void> {
  const { account } = session.state();
  if (!account || account.impersonator || account.language === language) return;
  const { api } = await import('../api/later-api.ts');
  const { firstName, lastName } = account;
  session.update(await api.account.update({ body: { firstName, lastName, language } }));
}
