import type { Language } from '@metra/contract/primitives';
import type { PageCard } from '@metra/contract/web-rendering';

/** What the picture of a page shows. */
export interface CardToDraw extends Omit<PageCard, 'address'> {
  language: Language;
}
