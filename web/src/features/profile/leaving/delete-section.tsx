import type { Account } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { profileQueries } from '../profile.queries.ts';
import { Section } from '../section.tsx';
import { DeleteForm } from './delete-form.tsx';

/** The last section of the page, because nothing comes after it. */
export function DeleteSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const { data: team } = useQuery(profileQueries.team(1));
  const isLast = team?.total === 1;
  const isOwner = account.impersonator === null;

  const ask = () =>
    openDialog({
      title: t('account.delete.question'),
      ...(isLast && { size: 'lg' as const }),
      content: ({ close }) => <DeleteForm account={account} isLast={isLast} onCancel={() => close()} />,
    });

  return (
    <Section
      title={t('account.delete.title')}
      text={t(isLast ? 'account.delete.textLast' : 'account.delete.text')}
    >
      {isOwner ? (
        <Button onClick={ask}>{t('account.delete.start')}</Button>
      ) : (
        <p className="text-text-muted">{t('account.impersonated')}</p>
      )}
    </Section>
  );
}
