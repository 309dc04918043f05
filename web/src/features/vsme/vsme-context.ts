import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { createContext, useContext } from 'react';
import type { AnswerDrafts } from './answers/answer-drafts.ts';

export interface VsmeView {
  year: DisclosuresOfYear;
  drafts: AnswerDrafts;
  /** Readers, and organisations whose subscription has ended, look at it. */
  mayWrite: boolean;
  opened: string | null;
  open: (name: string | null) => void;
  /** After something was saved: on to what waits next in this disclosure, and the keyboard with it. */
  goOn: (name: string) => void;
}

export const VsmeContext = createContext<VsmeView | null>(null);

export function useVsme(): VsmeView {
  const view = useContext(VsmeContext);
  if (!view) throw new Error('A part of the VSME view stands outside of it.');
  return view;
}
