import type { ReactNode } from 'react';
import { DesignSystemWords } from '../design-system/behaviour/words.ts';
import { useDesignSystemWords } from './use-design-system-words.ts';

/** Gives the parts of the design system their words in the language of the page. */
export function TranslatedWords({ children }: { children: ReactNode }) {
  return <DesignSystemWords value={useDesignSystemWords()}>{children}</DesignSystemWords>;
}
