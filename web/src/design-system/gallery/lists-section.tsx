import { useState } from 'react';
import { Combobox } from '../fields/combobox.tsx';
import { Field } from '../fields/field.tsx';
import { MultiCombobox } from '../fields/multi-combobox.tsx';
import type { Option } from '../fields/option-text.tsx';
import { Select } from '../fields/select.tsx';
import { SuggestInput } from '../fields/suggest-input.tsx';
import { Columns } from './layout.tsx';
import { kpis } from './samples.ts';
import type { GallerySection } from './section.ts';

const PLACES: readonly Option[] = [
  { value: '78532', label: '78532 Tuttlingen', description: 'Baden-Württemberg' },
  { value: '78549', label: '78549 Spaichingen', description: 'Baden-Württemberg' },
  { value: '78554', label: '78554 Aldingen', description: 'Baden-Württemberg' },
];

function Lists() {
  const [kpi, setKpi] = useState('strom');
  const [found, setFound] = useState<Option | null>(kpis[3] ?? null);
  const [several, setSeveral] = useState<Option[]>(kpis.slice(0, 2));
  const [place, setPlace] = useState('785');
  return (
    <Columns>
      <Field label="Kennzahl">
        <Select options={kpis} value={kpi} onChange={setKpi} />
      </Field>
      <Field label="Branche" error="Bitte eine Branche wählen.">
        <Select options={kpis} value={null} />
      </Field>
      <Field label="Kennzahl suchen">
        <Combobox options={kpis} value={found} onChange={setFound} />
      </Field>
      <Field label="Suche auf dem Server" description="Die Antwort ist noch unterwegs.">
        <Combobox options={[]} value={null} onChange={setFound} onSearch={() => undefined} loading />
      </Field>
      <Field label="Mehrere Kennzahlen">
        <MultiCombobox options={kpis} value={several} onChange={setSeveral} />
      </Field>
      <Field label="Ort">
        <SuggestInput
          value={place}
          onChange={setPlace}
          suggestions={PLACES.filter((option) => option.label.includes(place))}
          onPick={(option) => setPlace(option.label)}
        />
      </Field>
    </Columns>
  );
}

export const listsSection: GallerySection = { title: 'Auswahllisten', Content: Lists };
