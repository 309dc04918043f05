import { useContext, useMemo } from 'react';
import { type DesignSystemSettings, DesignSystemWords } from '../behaviour/words.ts';
import type { GallerySection, GalleryTheme } from './section.ts';
import { sections } from './sections.ts';

const THEMES: readonly GalleryTheme[] = ['light', 'dark'];

/** It shows every part of the design system in both themes for development and tests. */
export function Gallery() {
  return (
    <main className="bg-bg">
      <header className="px-5 pt-10 sm:px-8 pb-2">
        <h1>Bausteine</h1>
      </header>
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mt-8">
          <h2 className="type-h3 border-b border-line-strong px-5 pb-[10px] sm:px-8">{section.title}</h2>
          <div className="grid lg:grid-cols-2">
            {THEMES.map((theme) => (
              <Pane key={theme} theme={theme} section={section} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function Pane({ theme, section: { Content } }: { theme: GalleryTheme; section: GallerySection }) {
  const settings = useContext(DesignSystemWords);
  const told = useMemo(() => toldApart(settings, theme), [settings, theme]);
  return (
    <div data-theme={theme} className="min-w-0 bg-bg px-5 py-[28px] sm:px-8">
      <DesignSystemWords value={told}>
        <Content theme={theme} />
      </DesignSystemWords>
    </div>
  );
}

/** Every landmark exists twice, so its name contains the theme for screen readers. */
function toldApart(settings: DesignSystemSettings, theme: GalleryTheme): DesignSystemSettings {
  return { ...settings, words: { ...settings.words, pagination: `${settings.words.pagination} ${theme}` } };
}
