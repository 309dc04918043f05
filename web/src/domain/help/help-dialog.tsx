import { useQuery } from '@tanstack/react-query';
import { DialogBody } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { loadTexts, translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { HelpForm } from './help-form.tsx';

export async function showHelp(): Promise<void> {
  await loadTexts('help', 'forms', 'api');
  const page = pagePath(location.pathname);
  await openDialog({
    size: 'lg',
    title: translate('help.title'),
    content: ({ close }) => <Help page={page} onDone={() => close()} />,
  });
}

function Help({ page, onDone }: { page: string; onDone: () => void }) {
  const { t } = useTranslate();
  const { account } = useSession();
  // A person can type a question even if the address fails to load.
  const contact = useQuery(operationQuery(api.account.helpContact));
  if (!account) return null;
  if (account.impersonator) return <DialogBody>{t('help.impersonated')}</DialogBody>;
  if (contact.data?.email === null) return <DialogBody>{t('help.none')}</DialogBody>;
  return <HelpForm account={account} contact={contact.data?.email} page={page} onDone={onDone} />;
}

const LONGEST = 300;

/** The query is left out, because it may contain personal data. */
const pagePath = (pathname: string): string => pathname.replace(/[^\w.~%/-]/g, '').slice(0, LONGEST);
