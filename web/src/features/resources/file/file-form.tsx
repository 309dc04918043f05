import type { Resource } from '@metra/contract/operations/resources';
import type { ReactNode } from 'react';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { FileValues, valuesOf, writeOf } from './file-values.ts';
import { FocusPicker } from './focus-picker.tsx';

interface FileFormProps {
  file: Resource;
  facts: ReactNode;
  onDone: () => void;
}

/** The form edits the name and subject of a file, and the description of a picture. */
export function FileForm({ file, facts, onDone }: FileFormProps) {
  const { t } = useTranslate();
  const params = { resourceId: file.id };
  const versioned = (present: Resource) => ({ values: valuesOf(present), version: present.version });
  const editing = useVersionedForm(FileValues, {
    start: versioned(file),
    read: async () => versioned(await api.resources.read({ params })),
    async write(values, { version }) {
      await api.resources.update({ params, body: { ...writeOf(values), version } });
      events.emit('resourcesChanged');
      return undefined;
    },
    fieldNames: { 'altText/de': 'altDe', 'altText/en': 'altEn' },
    onSaved({ name }) {
      onDone();
      showToast({ variant: 'success', title: t('files.saved', { name }) });
    },
  });
  const { control } = editing;
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={useConflictFields()}
      submitLabel={t('files.save')}
      onCancel={onDone}
    >
      <div className="grid gap-6">
        {file.image?.previewUrl && <PictureFields file={file} control={control} />}
        <FormField control={control} name="name" label={t('files.field.name')} required>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
        <FormField control={control} name="description" label={t('files.field.description')} optional>
          {(field) => <Textarea {...field} rows={2} maxLength={2000} />}
        </FormField>
        {facts}
      </div>
    </VersionedDialogForm>
  );
}

type Control = ReturnType<typeof useVersionedForm<FileValues>>['control'];

function PictureFields({ file: { image }, control }: { file: Resource; control: Control }) {
  const { t } = useTranslate();
  if (!image) return null;
  return (
    <>
      <FormField control={control} name="focus" label={t('files.field.focus')}>
        {({ value, onChange }) => <FocusPicker image={image} value={value} onChange={onChange} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="altDe"
          label={t('files.field.altDe')}
          description={t('files.field.altHint')}
          optional
        >
          {(field) => <Textarea {...field} rows={2} maxLength={300} lang="de" />}
        </FormField>
        <FormField control={control} name="altEn" label={t('files.field.altEn')} optional>
          {(field) => <Textarea {...field} rows={2} maxLength={300} lang="en" />}
        </FormField>
      </div>
    </>
  );
}

function useConflictFields(): readonly ConflictField<FileValues>[] {
  const { t } = useTranslate();
  const empty = t('conflict.empty');
  return [
    { name: 'name', label: t('files.field.name'), show: ({ name }) => name },
    {
      name: 'description',
      label: t('files.field.description'),
      show: ({ description }) => description || empty,
    },
    { name: 'altDe', label: t('files.field.altDe'), show: ({ altDe }) => altDe || empty },
    { name: 'altEn', label: t('files.field.altEn'), show: ({ altEn }) => altEn || empty },
    {
      name: 'focus',
      label: t('files.field.focus'),
      show: ({ focus }) =>
        focus
          ? t('files.focus.place', { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) })
          : t('files.focus.isMiddle'),
    },
  ];
}
