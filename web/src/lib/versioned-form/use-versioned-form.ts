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

/** Two versions of the same thing, and what both were made from. */
export interface Conflict<Values> {
  base: Values;
  mine: Values;
  theirs: Versioned<Values>;
}

/** How something is read and written that two people may change at the same time. */
export interface VersionedCalls<Values> {
  /**
   * What the person begins with. A newer version that the page learns of takes its place as long as nothing was typed:
   * pages open with what an earlier visit knew. After that it stays the base.
   */
  start: Versioned<Values>;
  read: () => Promise<Versioned<Values>>;
  /** Writes over the version the values were made from. A form that stays open goes on from what is returned. */
  write: (values: Values, from: Versioned<Values>) => Promise<Versioned<Values> | undefined>;
}

interface VersionedFormOptions<Values extends FieldValues>
  extends VersionedCalls<Values>,
    Omit<ContractFormOptions<Schema<Values>>, 'defaultValues' | 'submit'> {
  onSaved?: (values: Values) => void;
  /** As values are compared and written: without spaces around them, for example. */
  tidy?: (values: Values) => Values;
  /**
   * What somebody else has changed in other fields is taken over, and saved together with what was typed; only fields
   * that both have changed are asked about.
   */
  joinsApart?: boolean;
  /** For values that belong together, after a person has chosen field by field. */
  afterChoice?: (values: Values, conflict: Conflict<Values>) => Values;
}

export interface VersionedForm<Values extends FieldValues> extends ContractForm<Schema<Values>> {
  /** Somebody else was faster: a person has to choose. */
  conflict: Conflict<Values> | null;
  /** Writes what was chosen over the version that was found. */
  resolve: (values: Values) => Promise<void>;
  /** Back to the input, which from now on is a change to what was found. */
  goBack: () => void;
  /** The paths of fields that somebody else has changed meanwhile, and that were taken over. */
  takenOver: readonly string[];
  /** Gives up what was typed. */
  discard: () => void;
}

/** A form with the contract's rules whose input never overwrites a newer version unseen. */
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
    // The library's type for "a part of the values" cannot see that all of them are a part.
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

  /** What was typed is from now on a change to what somebody else has written. */
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
