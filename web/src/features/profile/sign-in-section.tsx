import type { Account } from '@metra/contract/shapes/accounts';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Row, Section } from './section.tsx';

export function SignInSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const [newEmail, setNewEmail] = useState<string>();
  const isOwner = account.impersonator === null;

  async function changeEmail() {
    const asked = await openDialog<string>({
      title: t('account.email.change'),
      content: ({ close }) => <EmailForm onAsked={close} onCancel={() => close()} />,
    });
    if (asked) setNewEmail(asked);
  }

  async function changePassword() {
    const asked = await openDialog<boolean>({
      title: t('account.password.change'),
      content: ({ close }) => (
        <PasswordForm account={account} onAsked={() => close(true)} onCancel={() => close()} />
      ),
    });
    if (asked) setAsked(true);
  }

  return (
    <Section title={t('account.signIn.title')} text={t('account.signIn.text')}>
      <Row
        label={account.email}
        detail={t('account.signIn.email')}
        action={isOwner && <Button onClick={changeEmail}>{t('account.email.change')}</Button>}
      />
      {newEmail !== undefined && (
        <Notice tone="success" className="mt-4">
          {t('account.email.asked', { email: newEmail })}
        </Notice>
      )}
      <Row
        label={t('account.password.label')}
        detail={t(isOwner ? 'account.password.detail' : 'account.impersonated')}
        action={
          isOwner && (
            <Button variant="primary" onClick={changePassword}>
              {t('account.password.change')}
            </Button>
          )
        }
      />
      {isAsked && (
        <Notice tone="success" className="mt-4">
          {t('account.password.asked', { email: account.email })}
        </Notice>
      )}
    </Section>
  );
}
