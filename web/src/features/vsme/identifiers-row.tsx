import { text } from '@metra/contract/core/primitives';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { z } from 'zod';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { forgetInput, useStoredInput } from '../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../lib/versioned-form/versioned-form.tsx';
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

const IdentifiersInput = z.object({ lei: text(40), registerNumber: text(100) });
type IdentifiersInput = z.infer<typeof IdentifiersInput>;

const versioned = ({ lei, registerNumber, version }: Identifiers) => ({
  values: { lei: lei ?? '', registerNumber: registerNumber ?? '' },
  version,
});

function IdentifiersForm({ of, onDone }: { of: Identifiers; onDone: () => void }) {
  const { t } = useTranslate();
  const { account } = useSession();
  const kept = `vsme:${account?.id ?? 0}:identifiers`;
  const editing = useVersionedForm<IdentifiersInput>(IdentifiersInput, {
    start: versioned(of),
    read: async () => versioned(await queryClient.fetchQuery({ ...vsmeQueries.identifiers(), staleTime: 0 })),
    write: async ({ lei, registerNumber }, { version }) => {
      const saved = await api.disclosures.changeIdentifiers({
        body: { lei: lei || null, registerNumber: registerNumber || null, version },
      });
      queryClient.setQueryData(vsmeQueries.identifiers().queryKey, saved);
      return undefined;
    },
    tidy: ({ lei, registerNumber }) => ({ lei: lei.trim(), registerNumber: registerNumber.trim() }),
    joinsApart: true,
    onSaved() {
      forgetInput(kept);
      events.emit('profileChanged');
      onDone();
    },
  });
  useStoredInput<IdentifiersInput>(editing.form, kept);
  const { control } = editing;
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={(['lei', 'registerNumber'] as const).map((name) => ({
        name,
        label: t(`reporting.vsme.identifier.${name}`),
        show: (values) => values[name] || t('conflict.empty'),
      }))}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('reporting.vsme.identifiersText')}</p>}
    >
      <div className="grid gap-5">
        <FormField
          control={control}
          name="lei"
          label={t('reporting.vsme.identifier.lei')}
          description={t('reporting.vsme.leiHint')}
          optional
        >
          {(field) => <TextInput {...field} maxLength={40} />}
        </FormField>
        <FormField
          control={control}
          name="registerNumber"
          label={t('reporting.vsme.identifier.registerNumber')}
          description={t('reporting.vsme.registerHint')}
          optional
        >
          {(field) => <TextInput {...field} maxLength={100} />}
        </FormField>
        <p className="text-small text-text-muted">
          {t('reporting.vsme.identifier.vatId')}: {of.vatId ?? '–'}. {t('reporting.vsme.vatHint')}
        </p>
      </div>
    </VersionedDialogForm>
  );
}
