import { useState } from 'react';
import type { FileTransfer } from '../feedback/file-transfer.tsx';
import { Field } from '../fields/field.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { Columns } from './layout.tsx';
import type { GallerySection } from './section.ts';

const SAMPLE: FileTransfer[] = [
  { name: 'EVU-2026-10.pdf', progress: 0.62 },
  { name: 'Messprotokoll Halle 2 mit einem langen Namen.xlsx', error: 'Die Datei ist größer als 10 MB.' },
];

function Files() {
  const [transfers, setTransfers] = useState(SAMPLE);
  return (
    <Columns>
      <Field label="Belege">
        <FileDrop
          multiple
          hint="PDF, PNG oder XLSX bis 10 MB"
          transfers={transfers}
          onFiles={(files) => setTransfers(files.map((file) => ({ name: file.name, progress: 0 })))}
          onDismiss={(gone) => setTransfers(transfers.filter((transfer) => transfer !== gone))}
        />
      </Field>
      <Field label="Logo" error="Bitte ein Bild wählen.">
        <FileDrop accept="image/*" hint="PNG oder SVG" onFiles={() => undefined} />
      </Field>
    </Columns>
  );
}

export const filesSection: GallerySection = { title: 'Dateien', Content: Files };
