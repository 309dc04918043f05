import type { Option } from '../fields/option-text.tsx';
import type { RadioCard } from '../fields/radio-cards.tsx';
import type { SectorShape } from '../pictures/sector-mark.tsx';

export const kpis: readonly Option[] = [
  { value: 'strom', label: 'Stromverbrauch', sector: 'e', description: 'kWh je Monat' },
  { value: 'waerme', label: 'Fernwärme', sector: 'e', description: 'MWh je Quartal' },
  { value: 'abfall', label: 'Abfall zur Beseitigung', sector: 'e', description: 't je Quartal' },
  { value: 'krank', label: 'Krankheitsquote', sector: 's', description: 'Prozent je Monat' },
  { value: 'frauen', label: 'Frauen in Führung', sector: 's', description: 'Prozent je Quartal' },
  { value: 'schulung', label: 'Schulung Datenschutz', sector: 'g', description: 'Prozent je Monat' },
  { value: 'hinweise', label: 'Hinweise bearbeitet', sector: 'g', disabled: true },
];

export const measures: readonly RadioCard<string>[] = [
  { value: 'pv', title: 'Photovoltaik auf dem Dach', description: 'Strom selbst erzeugen' },
  { value: 'fuhrpark', title: 'Fuhrpark umstellen', description: 'Fahrzeuge elektrisch ersetzen' },
  { value: 'abwaerme', title: 'Abwärme nutzen', description: 'Wärme aus Prozessen zurückführen' },
  {
    value: 'kuehlung',
    title: 'Kühlung erneuern',
    description: 'Mit Brunnenwasser statt Kompressor',
    disabled: true,
  },
];

export interface SampleRecord {
  id: number;
  name: string;
  sector: SectorShape;
  value: number | null;
  unit: string;
  period: string;
  change: number | null;
  state: 'present' | 'missing' | 'late';
}

export const records: readonly SampleRecord[] = [
  {
    id: 1,
    name: 'Stromverbrauch',
    sector: 'e',
    value: 23020,
    unit: 'kWh',
    period: 'Sep. 2026',
    change: -10.2,
    state: 'present',
  },
  {
    id: 2,
    name: 'Abfall zur Beseitigung',
    sector: 'e',
    value: 1.84,
    unit: 't',
    period: '3. Quartal',
    change: -4.7,
    state: 'present',
  },
  {
    id: 3,
    name: 'Emissionen',
    sector: 'e',
    value: null,
    unit: 't CO2e',
    period: 'Okt. 2026',
    change: null,
    state: 'missing',
  },
  {
    id: 4,
    name: 'Krankheitsquote',
    sector: 's',
    value: 4.1,
    unit: '%',
    period: 'Okt. 2026',
    change: 0.6,
    state: 'late',
  },
  {
    id: 5,
    name: 'Schulung Datenschutz',
    sector: 'g',
    value: 96,
    unit: '%',
    period: 'Okt. 2026',
    change: 12,
    state: 'present',
  },
];
