import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { hasKey } from '../errors/errors.ts';
import {
  type ContractForm,
  type ContractFormOptions,
  type FormRules,
  useContractForm,
} from '../forms/forms.ts';
import { clashes, differences, isSame, joined, leavesOf, type Versioned, valueAt } from './differences.ts';

type Schema<Values> = z.core.$ZodType<Values, Values>;

/** `base` is the version that both were made from. */
export interface Conflict<Values> {
  base: Values;
  mine: Values;
  theirs: Versioned<Values>;
}

/** Two people may change the same object at the same time. */
export interface VersionedCalls<Values> {
  /**
   * A newer version replaces it until the person types, because a page opens with the cached answer of an
   * earlier visit. After that it is the base of the conflict.
   */
  start: Versioned<Values>;
  read: () => Promise<Versioned<Values>>;
  /** It writes over the version that the values were made from. A form that stays open continues with the result. */
  write: (values: Values, from: Versioned<Values>) => Promise<Versioned<Values> | undefined>;
}

interface VersionedFormOptions<Values extends FieldValues>
  extends VersionedCalls<Values>,
    Omit<ContractFormOptions<Schema<Values>>, 'defaultValues' | 'submit'> {
  onSaved?: (values: Values) => void;
  /** It normalises values before they are compared and written, for example by trimming spaces. */
  tidy?: (values: Values) => Values;
  /**
   * Fields that only a colleague changed are taken over and saved together with the input. The person decides
   * only about fields that both changed.
   */
  joinsApart?: boolean;
  /** It adjusts values that depend on each other after the person has chosen. */
  afterChoice?: (values: Values, conflict: Conflict<Values>) => Values;
}

export interface VersionedForm<Values extends FieldValues> extends ContractForm<Schema<Values>> {
  /** A colleague saved first, and the person has to choose. */
  conflict: Conflict<Values> | null;
  resolve: (values: Values) => Promise<void>;
  /** The person edits again, based on the version that was found. */
  goBack: () => void;
  /** A colleague changed these fields in the meantime, and the form took them over. */
  takenOver: readonly string[];
  discard: () => void;
}

/** The input never overwrites a newer version unseen. */
export function useVersionedForm<Values extends FieldValues>(
  rules: FormRules<Schema<Values>>,
  {
    start,
    read,
    write,
    onSaved,
    tidy = asTyped,
    joinsApart = false,
    afterChoice,
    ...options
  }: VersionedFormOptions<Values>,
): VersionedForm<Values> {
  const tidied = ({ values, version }: Versioned<Values>) => ({ values: tidy(values), version });
  const [base, setBase] = useState(() => tidied(start));
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  const contractForm = useContractForm(rules, {
    ...options,
    // The library's type does not know that all values are also a part of the values.
    defaultValues: start.values as DefaultValues<Values>,
    submit: (values) => save(tidy(values), base),
  });

  async function save(values: Values, from: Versioned<Values>): Promise<void> {
    try {
      const written = await write(values, from);
      if (written) continueFrom(written);
    } catch (error) {
      if (!hasKey(error, 'conflict.version')) throw error;
      const found = { base: from.values, mine: values, theirs: tidied(await read()) };
      if (!joinsApart || isClash(found)) return setConflict(found);
      takeOver(found);
      return save(joinedOf(found), found.theirs);
    }
    onSaved?.(values);
  }

  const { isDirty, submitting } = contractForm;
  const isUntouched = !isDirty && !submitting && conflict === null;
  useEffect(() => {
    if (start.version <= base.version) return;
    if (isUntouched) return continueFrom(start);
    if (!joinsApart || submitting || conflict) return;
    const found = { base: base.values, mine: tidy(contractForm.form.getValues()), theirs: tidied(start) };
    if (!isClash(found)) goOnFrom(found);
  });

  function takeOver({ base: from, theirs }: Conflict<Values>) {
    const leaves = leavesOf(theirs.values);
    setTakenOver(leaves.filter((path) => !isSame(valueAt(theirs.values, path), valueAt(from, path))));
  }

  function goOnFrom(found: Conflict<Values>) {
    const { form } = contractForm;
    takeOver(found);
    setBase(found.theirs);
    const values = joinedOf(found);
    form.reset(found.theirs.values);
    for (const path of leavesOf(values))
      if (!isSame(valueAt(values, path), valueAt(found.theirs.values, path)))
        form.setValue(path as Path<Values>, valueAt(values, path) as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        });
  }

  function continueFrom(written: Versioned<Values>) {
    setBase(tidied(written));
    setConflict(null);
    contractForm.form.reset(written.values);
  }

  return {
    ...contractForm,
    conflict,
    takenOver,
    async resolve(values) {
      if (conflict) await save(afterChoice?.(values, conflict) ?? values, conflict.theirs);
    },
    goBack() {
      if (conflict) setBase(conflict.theirs);
      setConflict(null);
    },
    discard: () => contractForm.form.reset(base.values),
  };
}

const isClash = <Values extends object>({ base, mine, theirs }: Conflict<Values>): boolean =>
  clashes(base, mine, theirs.values, leavesOf(mine)).length > 0;

const joinedOf = <Values extends object>({ base, mine, theirs }: Conflict<Values>): Values =>
  joined(mine, theirs.values, differences(base, mine, theirs.values, leavesOf(mine)));

const asTyped = <Values>(values: Values) => values;
