interface Both<Texts> {
  de: Texts;
  en: Texts & { name: string };
}

/** English is left out as long as it has no name: readers then get the German texts. */
export const english = <Texts extends object>({ de, en }: Both<Texts>): { de: Texts; en?: Texts } =>
  en.name.trim() ? { de, en } : { de };
