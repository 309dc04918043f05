import { type FormEvent, useId, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { fieldClass } from '../field-style.ts';
import { FileChoice } from './file-choice.tsx';
import type { useCheck } from './use-check.ts';
import styles from './verify.module.css';
import { CHECK_FORM, hashGroups, LONGEST_NUMBER, type VerifyData } from './verify-data.ts';

interface VerifyFormProps {
  data: VerifyData;
  checking: ReturnType<typeof useCheck>;
}

/** Number and hash work without scripts as well; the file needs them, because it stays where it is. */
export function VerifyForm({ data, checking }: VerifyFormProps) {
  const { t, language } = useTranslate();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const { check, isRunning, problem, run } = checking;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    void run({ number: text('number'), hash: text('hash'), file });
  }

  return (
    <form
      action={siteAddress(`/pruefen/${CHECK_FORM}`, language)}
      method="post"
      aria-labelledby={`${id}-title`}
      className={cx('panel', styles.form)}
      onSubmit={submit}
    >
      <h2 id={`${id}-title`} className="type-panel">
        {t('verification.form.title')}
      </h2>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger-text">
          {problem}
        </p>
      )}
      <p className="grid gap-1">
        <label htmlFor={`${id}-number`} className="text-small font-medium">
          {t('verification.number')}
        </label>
        <input
          id={`${id}-number`}
          name="number"
          defaultValue={data.number}
          required
          maxLength={LONGEST_NUMBER}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={cx(fieldClass, 'tabular')}
        />
      </p>
      <p className="grid gap-1">
        <label htmlFor={`${id}-hash`} className="text-small font-medium">
          {t('verification.hash.field')}
        </label>
        <textarea
          id={`${id}-hash`}
          name="hash"
          defaultValue={hashGroups(data.hash).join(' ')}
          required={file === null}
          rows={3}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className={cx(fieldClass, 'tabular py-2 text-ui')}
        />
        <span id={`${id}-hint`} className="text-small text-text-muted">
          {t('verification.form.hint')}
        </span>
      </p>
      <div className="needs-scripts grid gap-4">
        <span className={styles.parting}>{t('verification.form.withFile')}</span>
        <FileChoice file={file} onChoose={setFile} />
      </div>
      <button
        type="submit"
        aria-busy={isRunning || undefined}
        className={cx(buttonClass({ variant: check ? 'secondary' : 'primary', size: 'md' }), 'w-full')}
      >
        {t(isRunning ? 'verification.form.checking' : 'verification.form.check')}
      </button>
    </form>
  );
}
