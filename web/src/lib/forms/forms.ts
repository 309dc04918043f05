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
 * What is typed is checked by a schema. A form that is seen first says how to fetch it: schemas are made when they are
 * loaded, and a phone would make them before it draws.
 */
export type FormRules<Schema extends FormSchema> = Schema | (() => Promise<Schema>);

export interface ContractFormOptions<Schema extends FormSchema> {
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Sends the checked values; what the server finds wrong lands on the fields. */
  submit: (values: z.output<Schema>) => Promise<unknown>;
  /** Sees an error first; true when there is nothing more to say about it. */
  onError?: (error: unknown) => boolean;
  /** Server paths that are shown by a field of another name. */
  fieldNames?: Readonly<Record<string, FieldPath<z.input<Schema>>>>;
  /** Errors that are about one field and say so only by their key, e.g. `account.password_weak`. */
  errorFields?: Readonly<Partial<Record<ErrorKey, FieldPath<z.input<Schema>>>>>;
}

export interface ContractForm<Schema extends FormSchema> {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  control: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>['control'];
  /** For the form element's `onSubmit`. */
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** What is wrong with the form as a whole, as a sentence. */
  error: string | undefined;
  /** After too many attempts: when to try again, in milliseconds since 1970. */
  waitUntil: number | undefined;
  /** Refused for want of a subscription: the way to one must not cost what was typed. */
  missesSubscription: boolean;
  submitting: boolean;
  /** Something was typed that is not saved. */
  isDirty: boolean;
}

/** A form with the contract's own rules: checked on blur, then on input, then by the server. */
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
      // Without the rules nothing is wrong yet: sending fetches them again, and says when they do not come.
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
      // Loads the sentences of the API, which a field may need as well.
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
    // The button says so a moment later; whoever presses it twice means it once.
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

/** Puts an error on the field its key is about; false when it is about none. */
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

/** Puts what the server found on the fields it names; true when every place has a field that shows it. */
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
