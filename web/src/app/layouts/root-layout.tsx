import { Outlet } from '@tanstack/react-router';
import { PageTitle } from '../page-title.tsx';

export function RootLayout() {
  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}
