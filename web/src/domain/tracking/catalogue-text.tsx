import { Unit } from '../../design-system/values/unit.tsx';
import { plainTwo } from './kpi-text.ts';

/** The typeface has no ₂, so CO₂ uses a real subscript. */
export const CatalogueText = ({ children }: { children: string }) =>
  children.includes('₂') ? <Unit>{plainTwo(children)}</Unit> : children;
