import { NotFoundPage } from '../shell/not-found-page.tsx';

/** For those who do not work for the operator: nothing here says that there is an administration. */
export const NoAdministration = () => (
  <main id="main-content">
    <NotFoundPage />
  </main>
);
