import type { NarrativeSection, Report } from '@metra/contract/shapes/report-shapes';
import type { Block } from '../blocks.ts';
import { paragraphsOf } from '../breakable.ts';

export const narrative = (report: Report, section: NarrativeSection): string[] =>
  paragraphsOf(report.narrative.find((part) => part.section === section)?.text ?? '');

/** Empty if nobody wrote a text. */
export function narrativeBlocks(report: Report, section: NarrativeSection, title?: string): Block[] {
  const paragraphs = narrative(report, section);
  if (paragraphs.length === 0) return [];
  return [title === undefined ? { kind: 'lead', paragraphs } : { kind: 'text', title, paragraphs }];
}
