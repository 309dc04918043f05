import { Value } from '../values/value.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

function Values() {
  return (
    <Stack>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
        <Value value={23020} unit="kWh" size="xl" />
        <Value value={318.4} unit="t CO2e" size="l" />
        <Value value={14.52} unit="Stunden" size="l" />
        <Value value={-80} unit="kWh" size="m" />
        <Value value={71} unit="%" size="m" />
      </div>
      <Row>
        <Value value={1204} unit="m3" />
        <Value value={-8.1} unit="%" />
        <Value value={4} unit="Punkte" signed />
        <Value value={1240.5} unit="€" decimals={2} fixed />
        <Value value={null} unit="kWh" />
        <Value value={null} missing="dash" />
      </Row>
      <div className="grid gap-2">
        <p className="type-hero">Ziele messen</p>
        <p className="type-display">Zwei von drei Zielen sind auf Kurs.</p>
        <p className="type-h1">Stromverbrauch</p>
        <p className="type-h2">Abstand zum Plan</p>
        <p className="type-h3">Photovoltaik auf Halle 2</p>
        <p className="type-lead measure">
          Wählen Sie je Bereich höchstens ein Ziel. Ein Bereich darf leer bleiben.
        </p>
        <p className="measure text-text-soft">
          Erreichter Fortschritt im Verhältnis zum geplanten, mit{' '}
          <a className="link" href="#verweis">
            einem Verweis
          </a>{' '}
          im Text.
        </p>
        <p className="type-small text-text-muted">Emissionen Scope 1 und 2, letzte zwölf Monate</p>
      </div>
    </Stack>
  );
}

export const valuesSection: GallerySection = { title: 'Schrift, Werte und Einheiten', Content: Values };
