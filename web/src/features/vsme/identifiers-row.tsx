import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../design-system/field.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';
import { TextInput } from '../../design-system/text-input.tsx';
import { api } from '../../lib/api.ts';
import { DialogForm } from '../../lib/dialog-form.tsx';
import { hasKey, isClientError } from '../../lib/errors.ts';
import { events } from '../../lib/events.ts';
import { fieldErrorText } from '../../lib/field-errors.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reportError } from '../../lib/report-error.ts';
import { useKeptText } from './dialogs/reason-dialog.tsx';
import styles from './vsme.module.css';
import { vsmeQueries } from './vsme.queries.ts';
import { useVsme } from './vsme-context.ts';

type Identifiers = Awaited<ReturnType<typeof api.disclosures.identifiers>>;

/** By what the company is known to others: where B1 asks who reports. */
export function IdentifiersRow() {
  const { t } = useTranslate();
  const { mayWrite, year } = useVsme();
  const { data } = useQuery(vsmeQueries.identifiers());
  const shown = { ...year.entity, ...data };
  return (
    <section className={styles.section}>
      <h3 className={`${styles.head} type-label text-text-muted`}>
        <span>{t('reporting.vsme.identifiers')}</span>
      </h3>
      <div className={styles.row}>
        <dl className={`${styles.facts} grid gap-x-8 gap-y-3 sm:grid-cols-3`}>
          {(['lei', 'vatId', 'registerNumber'] as const).map((name) => (
            <div key={name} className="min-w-0">
              <dt className="text-small text-text-muted">{t(`reporting.vsme.identifier.${name}`)}</dt>
              <dd className="wrap-anywhere">{shown[name] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {mayWrite && data && (
          <IconButton
            size="sm"
            label={t('reporting.vsme.identifiersChange')}
            icon={<Pencil size={16} />}
            onClick={() => void editIdentifiers(data)}
          />
        )}
      </div>
    </section>
  );
}

const editIdentifiers = (of: Identifiers) =>
  openDialog({
    title: translate('reporting.vsme.identifiers'),
    size: 'lg',
    content: ({ close }) => <IdentifiersForm of={of} onDone={() => close()} />,
  });

function IdentifiersForm({ of, onDone }: { of: Identifiers; onDone: () => void }) {
  const { t } = useTranslate();
  const lei = useKeptText('vsme-lei', of.lei ?? '');
  const register = useKeptText('vsme-register', of.registerNumber ?? '');
  const [version, setVersion] = useState(of.version);
  const [submitting, setSubmitting] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  async function onSubmit() {
    setSubmitting(true);
    try {
      const saved = await api.disclosures.changeIdentifiers({
        body: { lei: lei.text.trim() || null, registerNumber: register.text.trim() || null, version },
      });
      queryClient.setQueryData(vsmeQueries.identifiers().queryKey, saved);
      lei.forget();
      register.forget();
      events.emit('profileChanged');
      onDone();
    } catch (error) {
      if (isClientError(error) && error.fields.length > 0)
        setProblems(Object.fromEntries(error.fields.map(({ path, key }) => [path, fieldErrorText(key)])));
      else await reportError(error);
      if (hasKey(error, 'conflict.version'))
        setVersion((await queryClient.fetchQuery({ ...vsmeQueries.identifiers(), staleTime: 0 })).version);
    } finally {
      setSubmitting(false);
    }
  }
  return (
    <DialogForm
      of={{ onSubmit, submitting, isDirty: lei.isChanged || register.isChanged }}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('reporting.vsme.identifiersText')}</p>}
    >
      <div className="grid gap-5">
        <Field
          label={t('reporting.vsme.identifier.lei')}
          description={t('reporting.vsme.leiHint')}
          error={problems.lei}
          optional
        >
          <TextInput maxLength={40} value={lei.text} onChange={({ target }) => lei.type(target.value)} />
        </Field>
        <Field
          label={t('reporting.vsme.identifier.registerNumber')}
          description={t('reporting.vsme.registerHint')}
          error={problems.registerNumber}
          optional
        >
          <TextInput
            maxLength={100}
            value={register.text}
            onChange={({ target }) => register.type(target.value)}
          />
        </Field>
        <p className="text-small text-text-muted">
          {t('reporting.vsme.identifier.vatId')}: {of.vatId ?? '–'}. {t('reporting.vsme.vatHint')}
        </p>
      </div>
    </DialogForm>
  );
}
