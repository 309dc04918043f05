import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Menu, MenuLink } from '../../design-system/layers/menu.tsx';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { SiteLink } from './site-link.tsx';

beforeAll(() => void initializeTolgee());
afterEach(cleanup);

it('closes the menu it stands in', async () => {
  const user = userEvent.setup();
  const address = '#there';
  render(
    <LanguageProvider>
      <Menu trigger={<button type="button">Konto</button>}>
        <MenuLink render={<SiteLink href={address}>Dorthin</SiteLink>}>Dorthin</MenuLink>
      </Menu>
    </LanguageProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Konto' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dorthin' }));
  expect(screen.queryByRole('menuitem')).toBeNull();
});
