import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

describe('a loading button', () => {
  it('keeps its name, says that it is busy and does nothing', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Speichern
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Speichern' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    button.click();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus it had', () => {
    const { rerender } = render(<Button>Speichern</Button>);
    screen.getByRole('button').focus();
    rerender(<Button loading>Speichern</Button>);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('does not send its form again', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading>
          Speichern
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('a disabled button does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Speichern
    </Button>,
  );
  screen.getByRole('button').click();
  expect(onClick).not.toHaveBeenCalled();
});

it('a button that leads somewhere is a link', () => {
  render(<ButtonLink href="/app">Zur Übersicht</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Zur Übersicht' }).getAttribute('href')).toBe('/app');
});
