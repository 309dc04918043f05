import { useState } from 'react';
import type { FileTransfer } from '../../../design-system/feedback/file-transfer.tsx';
import { FileDrop } from '../../../design-system/fields/file-drop.tsx';
import { api } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type EvidenceFile, EvidenceList } from './evidence-list.tsx';

type Evidence = EvidenceFile[];

interface EvidenceInputProps {
  value: Evidence;
  onChange: (change: (present: Evidence) => Evidence) => void;
}

/** Files are uploaded when they are dropped, and are linked to the record when it is saved. */
export function EvidenceInput({ value, onChange }: EvidenceInputProps) {
  const { t } = useTranslate();
  const [transfers, setTransfers] = useState<readonly FileTransfer[]>([]);
  const without = (name: string) => (present: readonly FileTransfer[]) =>
    present.filter((transfer) => transfer.name !== name);

  async function send(file: File) {
    setTransfers((present) => [...without(file.name)(present), { name: file.name }]);
    try {
      const { id, name, mimeType, size, url } = await api.resources.create(
        { body: { type: 'EVIDENCE' } },
        { file },
      );
      onChange((present) => [...present, { id, name, mimeType, size, url }]);
      setTransfers(without(file.name));
    } catch (error) {
      const reason = (await errorText(error)) ?? '';
      setTransfers((present) => [...without(file.name)(present), { name: file.name, error: reason }]);
    }
  }

  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <EvidenceList
          evidence={value}
          onRemove={(id) => onChange((present) => present.filter((file) => file.id !== id))}
        />
      )}
      <FileDrop
        multiple
        hint={t('forms.evidence.hint')}
        transfers={transfers}
        onFiles={(files) => void Promise.all(files.map(send))}
        onDismiss={({ name }) => setTransfers(without(name))}
      />
    </div>
  );
}
