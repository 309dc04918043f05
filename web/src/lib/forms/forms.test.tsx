import { ClientError } from '@metra/contract/core/client-error';
import { Email, notBlank } from '@metra/contract/core/primitives';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DesignSystemWords, germanWords } from '../../design-system/behaviour/words.ts';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { loadTexts } from '../i18n/tolgee.ts';
import { fieldErrorText } from './field-errors.ts';
import { type FormRules, useContractForm } from './forms.ts';

const Registration = z.strictObject({
  email: Email,
  name: notBlank(20),
  address: z.strictObject({ city: notBlank(50) }),
});

const submit = vi.fn<(values: z.output<typeof Registration>) => Promise<unknown>>();
const words = { ...germanWords, fieldError: fieldErrorText };

function RegistrationForm({ rules = Registration }: { rules?: FormRules<typeof Registration> }) {
  const { control, onSubmit, error, submitting } = useContractForm(rules, {
    defaultValues: { email: '', name: '', address: { city: '' } },
    submit,
  });
  return (
    <DesignSystemWords value={{ words, language: 'de' }}>
      <form onSubmit={onSubmit} noValidate aria-busy={submitting}>
        {error && <p role="alert">{error}</p>}
        <FormField control={control} name="email" label="E-Mail">
          {(field) => <TextInput {...field} />}
        </FormField>
        <FormField control={control} name="name" label="Name">
          {(field) => <TextInput {...field} />}
        </FormField>
        <FormField control={control} name="address.city" label="Ort">
          {(field) => <TextInput {...field} />}
        </FormField>
        <button type="submit">Senden</button>
      </form>
    </DesignSystemWords>
  );
}

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('common', 'forms', 'api');
  await import('./contract-resolver.ts');
});
beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const complaintAbout = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();
const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

async function fillIn() {
  await userEvent.type(field('E-Mail'), 'ada@firma.de');
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('Ort'), 'Ulm');
}

test('a rule that only a newer server knows is still told in a sentence', () => {
  expect(fieldErrorText('notInvented')).toBe('Diese Angabe passt nicht zum Feld.');
});

describe('a form of the contract', () => {
  test('complains about every field at once, in sentences, and sends nothing', async () => {
    render(<RegistrationForm />);
    await send();
    expect(complaintAbout('E-Mail')).toBe(
      'Bitte eine vollständige Adresse angeben, zum Beispiel name@firma.de.',
    );
    expect(complaintAbout('Name')).toBe('Bitte füllen Sie dieses Feld aus.');
    expect(complaintAbout('Ort')).toBe('Bitte füllen Sie dieses Feld aus.');
    expect(document.activeElement).toBe(field('E-Mail'));
    expect(submit).not.toHaveBeenCalled();
  });

  test('waits until a field is left before it complains, then follows what is typed', async () => {
    render(<RegistrationForm />);
    await userEvent.type(field('E-Mail'), 'ada@');
    expect(complaintAbout('E-Mail')).toBe('');
    await userEvent.tab();
    expect(complaintAbout('E-Mail')).not.toBe('');
    await userEvent.type(field('E-Mail'), 'firma.de');
    expect(complaintAbout('E-Mail')).toBe('');
  });

  test('names the limit that was passed', async () => {
    render(<RegistrationForm />);
    await userEvent.type(field('Name'), 'x'.repeat(21));
    await userEvent.tab();
    expect(complaintAbout('Name')).toBe('Bitte höchstens 20 Zeichen eingeben.');
  });

  test('sends what was checked', async () => {
    render(<RegistrationForm />);
    await fillIn();
    await send();
    expect(submit).toHaveBeenCalledWith({ email: 'ada@firma.de', name: 'Ada', address: { city: 'Ulm' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('puts everything the server finds on its field', async () => {
    submit.mockRejectedValue(
      new ClientError('refused', {
        id: 'account:register',
        type: 'api',
        status: 400,
        i18nKey: 'input.invalid',
        fields: [
          { path: 'email', key: 'email' },
          { path: 'address/city', key: 'maxLength' },
        ],
      }),
    );
    render(<RegistrationForm />);
    await fillIn();
    await send();
    expect(complaintAbout('E-Mail')).toContain('Bitte eine vollständige Adresse angeben');
    expect(complaintAbout('Ort')).toBe('Diese Angabe ist zu lang.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field('E-Mail'));
  });

  test('says above the fields what belongs to none of them', async () => {
    submit.mockRejectedValue(
      new ClientError('refused', {
        id: 'account:register',
        type: 'api',
        status: 503,
        i18nKey: 'service.unavailable',
      }),
    );
    render(<RegistrationForm />);
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Metra ist gerade nicht erreichbar.');
    expect(field('Name').value).toBe('Ada');
  });
});

describe('a form whose rules are fetched when they are needed', () => {
  const aFetch = () => {
    const { promise, resolve, reject } = Promise.withResolvers<typeof Registration>();
    const rules = vi.fn(() => promise);
    return { rules, resolve: () => resolve(Registration), reject };
  };

  test('opens without them, and complains once they have come', async () => {
    const { rules, resolve } = aFetch();
    render(<RegistrationForm rules={rules} />);
    expect(rules).not.toHaveBeenCalled();
    await userEvent.type(field('E-Mail'), 'ada@');
    await userEvent.tab();
    expect(complaintAbout('E-Mail')).toBe('');
    resolve();
    await waitFor(() => expect(complaintAbout('E-Mail')).toContain('vollständige Adresse'));
  });

  test('is sent once, however often somebody presses while they come', async () => {
    const { rules, resolve } = aFetch();
    render(<RegistrationForm rules={rules} />);
    await fillIn();
    await send();
    await send();
    const isBusy = () => screen.getByRole('button').closest('form')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    resolve();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    await waitFor(() => expect(isBusy()).toBe('false'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('says so when they do not come, sends nothing and keeps what was typed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    const { rules, reject } = aFetch();
    render(<RegistrationForm rules={rules} />);
    await fillIn();
    await send();
    reject(new TypeError('Failed to fetch dynamically imported module'));
    expect((await screen.findByRole('alert')).textContent).toContain('Bitte prüfen Sie Ihre Verbindung.');
    expect(submit).not.toHaveBeenCalled();
    expect(field('Name').value).toBe('Ada');
    vi.unstubAllGlobals();
  });
});
