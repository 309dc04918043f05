import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AdminFrame } from './admin-frame.tsx';
import { AppFrame } from './app-frame.tsx';
import type { FrameLinkProps } from './frame-parts.ts';
import { ImpersonationStrip } from './impersonation-strip.tsx';
import { PublicFrame } from './public-frame.tsx';
import { WizardFrame } from './wizard-frame.tsx';

afterEach(cleanup);

function Link({ href, onClick, ...rest }: FrameLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
      {...rest}
    />
  );
}

const items = [
  { href: '/app/dashboard', label: 'Übersicht' },
  { href: '/app/tracking', label: 'Tracking' },
];
const more = [{ href: '/marketplace', label: 'Marktplatz' }];

function renderApp(current = '/app/tracking') {
  render(
    <AppFrame
      Link={Link}
      homeHref="/"
      items={items}
      tabs={items}
      more={more}
      current={current}
      footerItems={[]}
    >
      <h1>Tracking</h1>
    </AppFrame>,
  );
}

describe('the frame of the application', () => {
  it('leads the keyboard past the navigation first', async () => {
    renderApp();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Zum Inhalt');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('marks the current place in both navigations', () => {
    renderApp();
    for (const name of ['Hauptnavigation', 'Hauptnavigation mobil']) {
      const navigation = screen.getByRole('navigation', { name });
      expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Tracking');
    }
  });

  it('opens the rest of the navigation from the tab bar and closes it behind a choice', async () => {
    renderApp();
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    const sheet = await screen.findByRole('dialog', { name: 'Mehr' });
    fireEvent.click(within(sheet).getByRole('link', { name: 'Marktplatz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks the last tab when the current place is behind it', () => {
    renderApp('/marketplace');
    expect(screen.getByRole('button', { name: 'Mehr' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('the other frames', () => {
  it('keep the public navigation behind a menu on small screens', async () => {
    render(
      <PublicFrame
        Link={Link}
        homeHref="/"
        items={items}
        footerItems={[{ href: '/impressum', label: 'Impressum' }]}
      >
        <h1>Start</h1>
      </PublicFrame>,
    );
    expect(screen.getByRole('contentinfo').textContent).toContain('Impressum');
    fireEvent.click(screen.getByRole('button', { name: 'Menü' }));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    expect(menu.hasAttribute('open')).toBe(true);
    expect(within(menu).getAllByRole('link')).toHaveLength(2);
    fireEvent.click(within(menu).getByRole('button', { name: 'Schließen' }));
    expect(menu.hasAttribute('open')).toBe(false);
  });

  it('show the steps of a wizard with their state, and links only where one may go', () => {
    render(
      <WizardFrame
        Link={Link}
        homeHref="/"
        steps={[
          { label: 'Willkommen', state: 'done', href: '/w/1' },
          { label: 'Ziele', state: 'current' },
          { label: 'Maßnahmen', state: 'open', subSteps: [{ sector: 'e', label: 'Umwelt', state: 'open' }] },
        ]}
      >
        <h1>Ziele</h1>
      </WizardFrame>,
    );
    const rail = screen.getByRole('complementary', { name: 'Fortschritt' });
    expect(within(rail).getByRole('link', { name: /^Willkommen.*erledigt$/ })).toBeTruthy();
    expect(within(rail).queryByRole('link', { name: 'Maßnahmen' })).toBeNull();
    expect(rail.querySelector('[aria-current="step"]')?.textContent).toContain('Ziele');
    expect(screen.getByText(/Schritt 2 von 3/)).toBeTruthy();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('group the links of the administration', () => {
    render(
      <AdminFrame
        Link={Link}
        homeHref="/"
        tag="Admin"
        groups={[{ title: 'Katalog', items }]}
        current="/app/dashboard"
      >
        <h1>Konten</h1>
      </AdminFrame>,
    );
    const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Übersicht');
  });

  it('let whoever acts as somebody else stop it', () => {
    const end = vi.fn();
    render(
      <ImpersonationStrip endLabel="Beenden" onEnd={end}>
        Sie handeln als Katrin Lindner
      </ImpersonationStrip>,
    );
    expect(screen.getByRole('complementary', { name: 'Sie handeln als Katrin Lindner' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Beenden' }));
    expect(end).toHaveBeenCalledOnce();
  });
});
