import { Outlet } from '@tanstack/react-router';
import { PageTitle } from '../../shell/page-title.tsx';

export const AdminRootLayout = () => (
  <>
    <PageTitle />
    <Outlet />
  </>
);
