import { type DragEvent, useState } from 'react';
import type { EvidenceName } from '../../../domain/kpis/entry/row-state.ts';

interface RowFiles {
  sending: number;
  add: (files: readonly File[]) => void;
  handlers: {
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDragLeave: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A file that is dropped on a row is uploaded at once and belongs to the value when it is saved. */
export function useRowFiles(onSent: (file: EvidenceName) => void): RowFiles {
  const [sending, setSending] = useState(0);

  async function send(file: File) {
    setSending((present) => present + 1);
    const { sendEvidence } = await import('./send-evidence.ts');
    const sent = await sendEvidence(file);
    setSending((present) => present - 1);
    if (sent) onSent(sent);
  }

  const add = (files: readonly File[]) => {
    for (const file of files) void send(file);
  };
  return {
    sending,
    add,
    handlers: {
      onDragOver(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.currentTarget.dataset.drop = '';
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          delete currentTarget.dataset.drop;
      },
      onDrop(event) {
        delete event.currentTarget.dataset.drop;
        if (!carriesFiles(event)) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}
