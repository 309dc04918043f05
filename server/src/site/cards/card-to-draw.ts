import type { Language } from '@metra/contract/core/primitives';
import type { PageCard } from '@metra/contract/core/web-rendering';

/** The content of a page's preview picture. */
export interface CardToDraw extends Omit<PageCard, 'address'> {
  language: Language;
}
