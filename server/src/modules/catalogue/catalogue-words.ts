import type { Language } from '@metra/contract/core/primitives';

const sectors = {
  de: { e: 'Umwelt', s: 'Soziales', g: 'Unternehmensführung' },
  en: { e: 'Environment', s: 'Social', g: 'Governance' },
};

export const catalogueWords = {
  de: {
    sectors: sectors.de,
    levels: { LOW: 'gering', MEDIUM: 'mittel', HIGH: 'hoch' },
    yesNo: (yes: boolean) => (yes ? 'ja' : 'nein'),
  },
  en: {
    sectors: sectors.en,
    levels: { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
    yesNo: (yes: boolean) => (yes ? 'yes' : 'no'),
  },
} satisfies Record<Language, unknown>;
