import type { ReactNode } from 'react';
import { DesignSystemWords } from '../design-system/behaviour/words.ts';
import { useDesignSystemWords } from './use-design-system-words.ts';

export function TranslatedWords({ children }: { children: ReactNode }) {
  return <DesignSystemWords value={useDesignSystemWords()}>{children}</DesignSystemWords>;
}
