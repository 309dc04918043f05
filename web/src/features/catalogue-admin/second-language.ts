interface Both<Texts> {
  de: Texts;
  en: Texts & { name: string };
}

/** English is not sent without an English name, and readers then get the German texts. */
export const english = <Texts extends object>({ de, en }: Both<Texts>): { de: Texts; en?: Texts } =>
  en.name.trim() ? { de, en } : { de };
