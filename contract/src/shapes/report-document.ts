import { z } from 'zod';
import { Report } from './report-shapes.ts';
import { DisclosuresOfYear } from './standard-shapes.ts';

/**
 * A report with the answers for its standard, at one moment and in one language. It is what is exported and
 * frozen.
 */
export const ReportDocument = z.object({ report: Report, disclosures: DisclosuresOfYear });
export type ReportDocument = z.infer<typeof ReportDocument>;
