import { reportError } from '../errors/report-error.ts';
import type { Language } from '../i18n/languages.ts';
import { changeLanguage } from '../i18n/tolgee.ts';
import { session } from '../session/current-session.ts';

/** The account stores the language too; a failure shows a message. */
export function chooseLanguage(language: Language): void {
  changeLanguage(language)
    .then(() => saveInAccount(language))
    .catch(reportError);
}

/** Mails use the language of the interface. During an impersonation only the view changes. */
async function saveInAccount(language: Language): Promise<void> {
  const { account } = session.state();
  if (!account || account.impersonator || account.language === language) return;
  const { api } = await import('../api/later-api.ts');
  const { firstName, lastName } = account;
  session.update(await api.account.update({ body: { firstName, lastName, language } }));
}
