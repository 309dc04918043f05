import type { RefusedForm } from '@metra/contract/core/web-rendering';
import { type FormEvent, useState } from 'react';
import { isClientError } from '../../../lib/errors/errors.ts';
import { useSiteSearch } from '../../../lib/site/site-page.ts';

type Values = Readonly<Record<string, string>>;

export interface SentForm {
  state: 'open' | 'sending' | 'sent';
  fields: readonly string[];
  message: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The page sends the form if scripts run. Otherwise the browser sends it, and the next page shows the outcome. */
export function useSentForm(
  name: string,
  refused: RefusedForm | null,
  send: (values: Values) => Promise<void>,
): SentForm {
  const { sent } = useSiteSearch();
  const [state, setState] = useState<SentForm['state']>(sent === name ? 'sent' : 'open');
  const [fault, setFault] = useState<Pick<SentForm, 'fields' | 'message'>>({
    fields: refused?.fields ?? [],
    message: refused?.message ?? null,
  });

  async function submit(values: Values) {
    setState('sending');
    try {
      await send(values);
      setState('sent');
    } catch (error) {
      const { errorText } = await import('../../../lib/errors/error-text.ts');
      setFault({
        fields: isClientError(error) ? error.fields.map(({ path }) => path) : [],
        message: (await errorText(error)) ?? null,
      });
      setState('open');
    }
  }

  return {
    state,
    ...fault,
    onSubmit(event) {
      event.preventDefault();
      if (state !== 'sending') submit(filledIn(new FormData(event.currentTarget)));
    },
  };
}

const filledIn = (data: FormData): Values =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    ),
  );
