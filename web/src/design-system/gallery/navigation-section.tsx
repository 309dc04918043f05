import { Check, LogOut, MoreHorizontal, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Menu, MenuItem, MenuLink, MenuRadio, MenuSeparator } from '../layers/menu.tsx';
import { Accordion, Disclosure } from '../navigation/accordion.tsx';
import { TabLink, TabLinks, Tabs } from '../navigation/tabs.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection, GalleryTheme } from './section.ts';

function Navigation({ theme }: { theme: GalleryTheme }) {
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  return (
    <Stack>
      <Tabs
        label="Ziel"
        items={[
          { value: 'history', label: 'Verlauf', content: 'Der Verlauf der letzten zwölf Monate.' },
          { value: 'measure', label: 'Maßnahme', count: 2, content: 'Zwei Maßnahmen in Umsetzung.' },
          { value: 'offers', label: 'Angebote', count: 14, content: 'Vierzehn Angebote passen.' },
          { value: 'notes', label: 'Notizen', content: '', disabled: true },
        ]}
      />
      <TabLinks label={`Verwaltung ${theme}`}>
        <TabLink href="#fragen" current count={8}>
          Fragen
        </TabLink>
        <TabLink href="#ergebnisse">Ergebnisse</TabLink>
        <TabLink href="#einstellungen">Einstellungen</TabLink>
      </TabLinks>
      <Row>
        <Menu align="start" trigger={<Button iconEnd={<MoreHorizontal size={16} />}>Menü</Button>}>
          <MenuLink href="#konto" icon={<Settings size={16} />}>
            Konto
          </MenuLink>
          <MenuItem icon={<Check size={16} />}>Alles gelesen</MenuItem>
          <MenuSeparator />
          <MenuRadio
            label="Sprache"
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'de', label: 'Deutsch' },
              { value: 'en', label: 'English' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} />}>Abmelden</MenuItem>
        </Menu>
        <Disclosure title="Was zählt dazu?">Strom, Fernwärme und Kälte, die Sie einkaufen.</Disclosure>
      </Row>
      <Accordion
        open={['a']}
        items={[
          { value: 'a', title: 'Angaben zum Unternehmen', content: 'Name, Anschrift, Branche und Größe.' },
          { value: 'b', title: 'Standorte', content: 'Ein Standort: Tuttlingen.' },
          { value: 'c', title: 'Logo', content: 'Noch keines hinterlegt.' },
        ]}
      />
    </Stack>
  );
}

export const navigationSection: GallerySection = { title: 'Reiter, Menü, Aufklapper', Content: Navigation };
