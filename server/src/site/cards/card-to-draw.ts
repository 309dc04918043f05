import type { Language } from '@metra/contract/core/primitives';
import type { PageCard } from '@metra/contract/core/web-rendering';

/** What the picture of a page shows. */
export interface CardToDraw extends Omit<PageCard, 'address'> {
  language: Language;
}
