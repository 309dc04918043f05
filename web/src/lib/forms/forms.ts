import type { ErrorKey } from '@metra/contract/core/errors';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../errors/error-text.ts';
import { hasKey, isClientError } from '../errors/errors.ts';
import { loadModule } from '../guards/load-module.ts';

type FormSchema = z.core.$ZodType<FieldValues, FieldValues>;

/**
 * A form on the first screen passes a function that loads its schema, because creating schemas would delay the
 * first paint on a phone.
 */
export type FormRules<Schema extends FormSchema> = Schema | (() => Promise<Schema>);

export interface ContractFormOptions<Schema extends FormSchema> {
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Field errors of the server appear on the fields. */
  submit: (values: z.output<Schema>) => Promise<unknown>;
  /** It receives an error first and returns true when it has handled the error. */
  onError?: (error: unknown) => boolean;
  /** A server path maps to the field of another name that shows its errors. */
  fieldNames?: Readonly<Record<string, FieldPath<z.input<Schema>>>>;
  /** These errors concern one field but name it only by their key, e.g. `account.password_weak`. */
  errorFields?: Readonly<Partial<Record<ErrorKey, FieldPath<z.input<Schema>>>>>;
}

export interface ContractForm<Schema extends FormSchema> {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  control: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>['control'];
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  error: string | undefined;
  /** After too many attempts this is the time of the next one, in milliseconds since 1970. */
  waitUntil: number | undefined;
  /** The server refused the call because there is no subscription; the link to it must not lose the input. */
  missesSubscription: boolean;
  submitting: boolean;
  isDirty: boolean;
}

/** The contract's rules check a field on blur, later on each input, and the server checks again. */
export function useContractForm<Schema extends FormSchema>(
  rules: FormRules<Schema>,
  { defaultValues, submit, onError, fieldNames = {}, errorFields = {} }: ContractFormOptions<Schema>,
): ContractForm<Schema> {
  const [error, setError] = useState<string>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const [missesSubscription, setMissesSubscription] = useState(false);
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    defaultValues,
    mode: 'onTouched',
    resolver: async (values, context, options) => {
      // When the schema is not loaded, the form counts as valid for now. Submitting loads it again and reports
      // a failure.
      const check = await resolverOf(rules).catch(() => undefined);
      return check ? check(values, context, options) : { values: {}, errors: {} };
    },
  });

  async function send(values: z.output<Schema>) {
    setError(undefined);
    setWaitUntil(undefined);
    setMissesSubscription(false);
    try {
      await submit(values);
    } catch (failure) {
      if (onError?.(failure)) return;
      setWaitUntil(endOfWait(failure));
      setMissesSubscription(hasKey(failure, 'subscription.required'));
      // This also loads the texts of the API, which a field may need.
      const text = await errorText(failure);
      if (placeErrorKey(form, failure, errorFields)) return;
      if (!placeFieldErrors(form, failure, fieldNames)) setError(text);
    }
  }

  const [isFetchingRules, setIsFetchingRules] = useState(false);
  const isBeingSent = useRef(false);

  async function areRulesThere(): Promise<boolean> {
    setIsFetchingRules(true);
    try {
      await resolverOf(rules);
      return true;
    } catch (failure) {
      setError(await errorText(failure));
      return false;
    } finally {
      setIsFetchingRules(false);
    }
  }

  async function onSubmit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    // The button is disabled a moment later, and a double click must not submit twice.
    if (isBeingSent.current) return;
    isBeingSent.current = true;
    try {
      if (await areRulesThere()) await form.handleSubmit(send)(event);
    } finally {
      isBeingSent.current = false;
    }
  }

  return {
    form,
    control: form.control,
    onSubmit,
    error,
    waitUntil,
    missesSubscription,
    submitting: isFetchingRules || form.formState.isSubmitting,
    isDirty: form.formState.isDirty,
  };
}

async function resolverOf<Schema extends FormSchema>(
  rules: FormRules<Schema>,
): Promise<Resolver<z.input<Schema>, unknown, z.output<Schema>>> {
  const [{ contractResolver }, schema] = await Promise.all([
    loadModule(() => import('./contract-resolver.ts')),
    typeof rules === 'function' ? loadModule(rules) : rules,
  ]);
  return contractResolver(schema);
}

function endOfWait(failure: unknown): number | undefined {
  const wait = isClientError(failure) && failure.status === 429 ? failure.retryAfter : undefined;
  return wait === undefined ? undefined : Date.now() + wait * 1000;
}

/** It returns false when the key belongs to no field. */
function placeErrorKey<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: unknown,
  errorFields: Readonly<Record<string, FieldPath<Values>>>,
): boolean {
  const key = isClientError(failure) ? failure.i18nKey : undefined;
  const name = key === undefined ? undefined : errorFields[key];
  if (!name || !key) return false;
  form.setError(name, { type: 'server', message: key }, { shouldFocus: true });
  return true;
}

/** It returns true when every reported place has a field that shows it. */
function placeFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: unknown,
  fieldNames: Readonly<Record<string, FieldPath<Values>>>,
): boolean {
  if (!isClientError(failure) || failure.fields.length === 0) return false;
  const shown = [...form.control._names.mount] as FieldPath<Values>[];
  let first = true;
  let allPlaced = true;
  for (const { path, key } of failure.fields) {
    const name = fieldNames[path] ?? shown.find((candidate) => candidate === path.replaceAll('/', '.'));
    if (!name) {
      allPlaced = false;
      continue;
    }
    form.setError(name, { type: 'server', message: key }, { shouldFocus: first });
    first = false;
  }
  return allPlaced;
}
