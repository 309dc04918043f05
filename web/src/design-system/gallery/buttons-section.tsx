import { ArrowRight, Bell, Download, Pencil, Plus, X } from 'lucide-react';
import { Button, ButtonLink } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

function Buttons() {
  return (
    <Stack>
      <Row>
        <Button variant="primary">Speichern</Button>
        <Button variant="primary" loading>
          Speichern
        </Button>
        <Button variant="primary" disabled>
          Speichern
        </Button>
        <Button>Abbrechen</Button>
        <Button loading>Abbrechen</Button>
        <Button variant="quiet">Später</Button>
        <Button variant="danger">Löschen</Button>
        <Button variant="danger" loading>
          Löschen
        </Button>
      </Row>
      <Row>
        <Button variant="primary" icon={<Plus size={16} />}>
          Werte erfassen
        </Button>
        <Button variant="primary" icon={<Plus size={16} />} loading>
          Werte erfassen
        </Button>
        <Button variant="quiet" icon={<Download size={16} />}>
          Exportieren
        </Button>
        <ButtonLink href="#ziel" iconEnd={<ArrowRight size={16} />}>
          Als Link
        </ButtonLink>
      </Row>
      <Row>
        <Button size="sm">Eintragen</Button>
        <Button size="sm" loading>
          Eintragen
        </Button>
        <Button size="sm" variant="quiet">
          Ändern
        </Button>
        <Button size="lg" variant="primary">
          Strategie starten
        </Button>
        <Button size="lg" variant="primary" loading>
          Strategie starten
        </Button>
      </Row>
      <Row>
        <IconButton label="Bearbeiten" icon={<Pencil size={18} />} />
        <IconButton label="Ereignisse, 3 ungelesen" icon={<Bell size={20} />} marked />
        <IconButton label="Schließen" icon={<X size={18} />} size="sm" />
        <IconButton label="Hinzufügen" icon={<Plus size={18} />} variant="secondary" />
        <IconButton label="Wird geladen" icon={<Plus size={18} />} loading />
        <span className="ml-4 flex items-center gap-4">
          <Spinner size={16} />
          <Spinner size={24} />
          <Spinner size={32} />
        </span>
      </Row>
      <div className="flex w-fit gap-[10px] rounded-panel bg-surface-ink p-3">
        <Button variant="current">Weiter</Button>
        <Button variant="outline-on-ink">Zurück</Button>
        <IconButton variant="on-ink" label="Hilfe" icon={<Bell size={18} />} />
      </div>
    </Stack>
  );
}

export const buttonsSection: GallerySection = { title: 'Knöpfe und Warteanzeige', Content: Buttons };
