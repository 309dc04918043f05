import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { paths } from '../../lib/site/paths.ts';
import { PageTitle } from '../../shell/page-title.tsx';

const PasswordChangeConfirmation = lazy(async () => {
  const module = await import('../../features/profile/password-change-confirmation.tsx');
  return { default: module.PasswordChangeConfirmation };
});

export function RootLayout() {
  const [hasPasswordToConfirm] = useState(() => mailSecretFor(paths.account) !== undefined);
  return (
    <>
      <PageTitle />
      <Suspense>{hasPasswordToConfirm && <PasswordChangeConfirmation />}</Suspense>
      <Outlet />
    </>
  );
}
