import { Unit } from '../../design-system/values/unit.tsx';
import { plainTwo } from './kpi-text.ts';

/** A text of the catalogue. The typeface has no small two, so CO₂ is set with a real subscript. */
export const CatalogueText = ({ children }: { children: string }) =>
  children.includes('₂') ? <Unit>{plainTwo(children)}</Unit> : children;
