import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../design-system/dialog/unsaved-input.ts';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { reportError } from '../errors/report-error.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ConflictRow } from './conflict-row.tsx';
import { type Choices, differences, joined, type Side } from './differences.ts';
import type { Conflict } from './use-versioned-form.ts';

export interface ConflictField<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  show: (values: Values) => ReactNode;
}

interface ConflictViewProps<Values extends FieldValues> {
  conflict: Conflict<Values>;
  fields: readonly ConflictField<Values>[];
  onResolve: (values: Values) => Promise<unknown>;
  onBack: () => void;
}

/** A colleague saved first. The person sees both versions and chooses one for each field. */
export function ConflictView<Values extends FieldValues>(props: ConflictViewProps<Values>) {
  const { conflict, fields, onResolve, onBack } = props;
  const { base, mine, theirs } = conflict;
  const { t } = useTranslate();
  const [choices, setChoices] = useState<Choices>(() =>
    differences(
      base,
      mine,
      theirs.values,
      fields.map(({ name }) => name),
    ),
  );
  const [saving, setSaving] = useState(false);
  useUnsavedInput(true);
  // The view replaces a form, so the focus would otherwise be lost.
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => rows.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const shown = fields.filter(({ name }) => choices[name] !== undefined);

  const choose = (name: string, side: Side) => setChoices({ ...choices, [name]: side });
  function chooseAll(side: Side) {
    setChoices(Object.fromEntries(Object.keys(choices).map((name) => [name, side])));
  }

  async function save() {
    setSaving(true);
    try {
      await onResolve(joined(mine, theirs.values, choices));
    } catch (error) {
      await reportError(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <DialogBody>
        <Notice tone="warning">{t(shown.length > 0 ? 'conflict.explanation' : 'conflict.same')}</Notice>
        {shown.length > 0 && (
          <div ref={rows} className="mt-4 grid">
            {shown.map(({ name, label, show }) => (
              <ConflictRow
                key={name}
                label={label}
                mine={show(mine)}
                theirs={show(theirs.values)}
                value={choices[name] ?? 'mine'}
                onChange={(side) => choose(name, side)}
              />
            ))}
            <div className="flex flex-wrap gap-2 pt-3">
              <Button size="sm" onClick={() => chooseAll('mine')}>
                {t('conflict.allMine')}
              </Button>
              <Button size="sm" onClick={() => chooseAll('theirs')}>
                {t('conflict.allTheirs')}
              </Button>
            </div>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onBack}>
          {t('conflict.back')}
        </Button>
        <Button variant="primary" loading={saving} onClick={save}>
          {t('conflict.save')}
        </Button>
      </DialogFooter>
    </>
  );
}
