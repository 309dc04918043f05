import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { confirmDialog } from '../dialog/confirm-dialog.tsx';
import { DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { openDialog } from '../dialog/open-dialog.tsx';
import { useUnsavedInput } from '../dialog/unsaved-input.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Field } from '../fields/field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { navigationProgress } from '../progress/navigation-progress.ts';
import { Toast } from '../toast/toast.tsx';
import { showToast, type ToastEntry } from '../toast/toast-store.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

const shown = { size: 'md', leaving: false } as const;
const TOASTS: readonly ToastEntry[] = [
  { ...shown, key: 1, id: 'a', variant: 'success', title: 'Wert für Oktober gespeichert.' },
  {
    ...shown,
    key: 2,
    id: 'b',
    variant: 'secondary',
    title: 'Ziel entfernt.',
    action: { label: 'Rückgängig', onAction: () => undefined },
  },
  {
    ...shown,
    key: 3,
    id: 'c',
    variant: 'warning',
    title: 'Für diesen Bereich brauchen Sie ein aktives Abo.',
  },
  {
    ...shown,
    key: 4,
    id: 'd',
    variant: 'danger',
    title: 'Ihre Sitzung ist abgelaufen.',
    text: 'Bitte melden Sie sich neu an.',
  },
];

function RecordForm({ close }: { close: () => void }) {
  const [value, setValue] = useState('');
  useUnsavedInput(value !== '');
  return (
    <>
      <DialogBody>
        <div className="grid gap-4 pt-2">
          <Field label="Wert in kWh">
            <TextInput value={value} onChange={(event) => setValue(event.target.value)} />
          </Field>
          <Button
            onClick={() =>
              openDialog({ title: 'Darüber', content: () => <DialogBody>Ein zweiter Dialog.</DialogBody> })
            }
          >
            Noch ein Dialog
          </Button>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={close}>
          Abbrechen
        </Button>
        <Button variant="primary" onClick={close}>
          Speichern
        </Button>
      </DialogFooter>
    </>
  );
}

function askToDelete() {
  return confirmDialog({
    title: 'Wert löschen?',
    text: 'Der Wert für September wird entfernt. Der Beleg bleibt in Ihren Dateien.',
    confirmLabel: 'Wert löschen',
    tone: 'danger',
  });
}

function askToCancel() {
  return confirmDialog({
    size: 'md',
    title: 'Abo kündigen',
    text: 'Ihr Zugang bleibt bis zum 2. März 2027 bestehen. Danach brauchen Sie ein neues Abo, um Ziele und Werte zu sehen.',
    cancelLabel: 'Behalten',
    confirmLabel: 'Kündigen',
    tone: 'danger',
  });
}

function record(size: 'lg' | 'xl') {
  return openDialog({
    title: 'Wert erfassen',
    size,
    content: ({ close }) => <RecordForm close={() => close()} />,
  });
}

function Feedback() {
  return (
    <Stack>
      <Row>
        <Spinner size={16} />
        <Spinner size={24} />
        <Spinner size={32} />
        <Tooltip content="<b>Scope 2</b> umfasst Emissionen aus eingekaufter Energie, vor allem Strom und Fernwärme.">
          <button type="button" className="link text-small">
            Was zählt dazu?
          </button>
        </Tooltip>
      </Row>
      <Row>
        <Button onClick={askToDelete}>Dialog sm</Button>
        <Button onClick={askToCancel}>Dialog md</Button>
        <Button onClick={() => record('lg')}>Dialog lg</Button>
        <Button onClick={() => record('xl')}>Dialog xl</Button>
        <Button onClick={() => showToast({ variant: 'success', title: 'Wert für Oktober gespeichert.' })}>
          Toast
        </Button>
        <Button
          onClick={() => {
            navigationProgress.start();
            setTimeout(navigationProgress.done, 2000);
          }}
        >
          Fortschritt
        </Button>
      </Row>
      <ol className="grid max-w-[400px] gap-3">
        {TOASTS.map((toast) => (
          <Toast key={toast.key} toast={toast} paused />
        ))}
      </ol>
    </Stack>
  );
}

export const feedbackSection: GallerySection = { title: 'Dialoge, Toasts, Hinweise', Content: Feedback };
