import { useState } from 'react';
import { Field } from '../fields/field.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { Columns } from './layout.tsx';
import type { GallerySection } from './section.ts';

function Fields() {
  const [consumption, setConsumption] = useState<number | null>(23020);
  const [emissions, setEmissions] = useState<number | null>(null);
  const [wrong, setWrong] = useState<number | null>(-8.25);
  const [query, setQuery] = useState('Photovoltaik');
  return (
    <Columns>
      <Field label="Name der Organisation">
        <TextInput defaultValue="Lindner Feinmechanik GmbH" />
      </Field>
      <Field
        label="E-Mail-Adresse"
        error="Bitte eine vollständige Adresse angeben, zum Beispiel name@firma.de."
      >
        <TextInput type="email" defaultValue="katrin@lindner" />
      </Field>
      <Field label="Telefon" optional description="Nur für Rückfragen zu Ihrem Abo.">
        <TextInput type="tel" placeholder="07461 123456" />
      </Field>
      <Field label="Umsatzsteuer-Nummer" disabled>
        <TextInput defaultValue="DE 123 456 789" />
      </Field>
      <Field label="Passwort" description="Mindestens zwölf Zeichen.">
        <PasswordInput autoComplete="new-password" defaultValue="ein langer Satz" />
      </Field>
      <Field label="Stromverbrauch im Oktober" required>
        <NumberInput unit="kWh" value={consumption} onChange={setConsumption} />
      </Field>
      <Field label="Emissionen">
        <NumberInput unit="t CO2e" value={emissions} onChange={setEmissions} placeholder="0" />
      </Field>
      <Field label="Abfall zur Beseitigung" error="Bitte einen Wert ab 0 angeben.">
        <NumberInput unit="m3" value={wrong} onChange={setWrong} />
      </Field>
      <Field label="Beschreibung">
        <Textarea defaultValue="Wir erneuern die Dächer der Hallen 1 und 2 und bauen dort eine Anlage mit 180 kWp." />
      </Field>
      <div className="grid gap-[6px]">
        <span className="type-label">Suchfeld</span>
        <SearchField label="Angebote durchsuchen" value={query} onChange={setQuery} />
      </div>
    </Columns>
  );
}

export const fieldsSection: GallerySection = { title: 'Felder', Content: Fields };
