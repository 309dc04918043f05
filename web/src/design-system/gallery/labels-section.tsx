import { Avatar, Monogram } from '../pictures/avatar.tsx';
import { SectorMark } from '../pictures/sector-mark.tsx';
import { Badge, CountBadge, StateText } from '../values/badge.tsx';
import { SectorLabel, Tag } from '../values/tag.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

function Labels() {
  return (
    <Stack>
      <Row>
        <SectorLabel sector="e">Umwelt</SectorLabel>
        <SectorLabel sector="s">Soziales</SectorLabel>
        <SectorLabel sector="g">Unternehmensführung</SectorLabel>
        <SectorLabel sector="e" size="body">
          Umwelt
        </SectorLabel>
        <span className="flex items-center gap-2 text-text-muted">
          <SectorMark sector="e" neutral />
          <SectorMark sector="s" neutral />
          <SectorMark sector="g" neutral />
        </span>
      </Row>
      <Row>
        <StateText tone="success">Auf Kurs</StateText>
        <StateText tone="warning">4 Punkte hinter Plan</StateText>
        <StateText tone="danger">Überfällig</StateText>
        <StateText tone="running">In Umsetzung</StateText>
        <StateText>Entwurf</StateText>
      </Row>
      <Row>
        <Badge tone="success">Veröffentlicht</Badge>
        <Badge tone="warning">Wird geprüft</Badge>
        <Badge tone="danger">Gesperrt</Badge>
        <Badge tone="running">In Umsetzung</Badge>
        <Badge tone="current">Jetzt dran</Badge>
        <Badge>Entwurf</Badge>
        <CountBadge>3</CountBadge>
        <CountBadge>128</CountBadge>
      </Row>
      <Row>
        <Tag sector="e">Energie</Tag>
        <Tag sector="s">Weiterbildung</Tag>
        <Tag sector="g">Lieferkette</Tag>
        <Tag>Baden-Württemberg</Tag>
        <Tag onRemove={() => undefined}>Beratung</Tag>
        <Tag sector="e" onRemove={() => undefined}>
          Photovoltaik
        </Tag>
      </Row>
      <Row>
        <Avatar name="Katrin Lindner" size="sm" />
        <Avatar name="Katrin Lindner" />
        <Avatar name="Jonas Weil" size="lg" />
        <Monogram name="Lindner Feinmechanik GmbH" />
        <Monogram name="Sonnenwerk Tuttlingen eG" />
        <Monogram name="Donautal Logistik KG" />
        <Monogram name="Weil und Partner" size="lg" />
      </Row>
    </Stack>
  );
}

export const labelsSection: GallerySection = { title: 'Zustände, Merkmale, Personen', Content: Labels };
