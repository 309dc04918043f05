import { useState } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { CheckboxRows } from '../fields/checkbox-rows.tsx';
import { Field } from '../fields/field.tsx';
import { RadioCards } from '../fields/radio-cards.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { Segmented } from '../fields/segmented.tsx';
import { Switch } from '../fields/switch.tsx';
import { Columns, Row, Stack } from './layout.tsx';
import { measures } from './samples.ts';
import type { GallerySection } from './section.ts';

const REASONS = [
  { value: 'costs', title: 'Kosten senken', description: 'Energie und Material kosten jedes Jahr mehr.' },
  { value: 'people', title: 'Fachkräfte halten', description: 'Gute Leute wählen bewusst.' },
  { value: 'none', title: 'Nicht wählbar', disabled: true },
];

function Choices() {
  const [agreed, setAgreed] = useState(true);
  const [notify, setNotify] = useState(true);
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('medium');
  const [measure, setMeasure] = useState<string | null>('pv');
  const [reasons, setReasons] = useState<string[]>(['costs']);
  const [span, setSpan] = useState<'year' | 'years' | 'all'>('year');
  return (
    <Stack>
      <Columns>
        <div className="grid gap-2">
          <Checkbox value={agreed} onChange={setAgreed} label="Monatliche Erinnerung per E-Mail" />
          <Checkbox label="Beleg ist hinterlegt" description="Rechnung, Messprotokoll oder Foto." />
          <Checkbox mixed label="Alle Standorte" />
          <Checkbox label="Nicht wählbar" disabled />
          <Checkbox label="Ich stimme den Bedingungen zu" error="Bitte stimmen Sie zu, um fortzufahren." />
        </div>
        <div className="grid gap-2">
          <Switch value={notify} onChange={setNotify} label="Ereignisse anzeigen" />
          <Switch label="Öffentliche Seite" description="Ihr Angebot ist im Marktplatz zu sehen." />
          <Switch value label="Nicht änderbar" disabled />
        </div>
      </Columns>
      <Field label="Größe des Unternehmens" description="Zählt nach Vollzeitstellen.">
        <RadioGroup
          inline
          value={size}
          onChange={setSize}
          options={[
            { value: 'small', label: 'bis 49' },
            { value: 'medium', label: '50 bis 249' },
            { value: 'large', label: 'ab 250' },
          ]}
        />
      </Field>
      <RadioCards
        aria-label="Maßnahme"
        className="sm:grid-cols-2"
        cards={measures}
        value={measure}
        onChange={setMeasure}
      />
      <CheckboxRows aria-label="Gründe" rows={REASONS} value={reasons} onChange={setReasons} />
      <Row>
        <Segmented
          label="Zeitraum"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'year', label: 'Jahr' },
            { value: 'years', label: '3 Jahre' },
            { value: 'all', label: 'Seit Beginn' },
          ]}
        />
      </Row>
    </Stack>
  );
}

export const choicesSection: GallerySection = { title: 'Auswahl', Content: Choices };
