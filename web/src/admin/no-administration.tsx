import { NotFoundPage } from '../shell/not-found-page.tsx';

/** Accounts outside the staff must not learn that there is an administration. */
export const NoAdministration = () => (
  <main id="main-content">
    <NotFoundPage />
  </main>
);
