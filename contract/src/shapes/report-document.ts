import { z } from 'zod';
import { Report } from './report-shapes.ts';
import { DisclosuresOfYear } from './standard-shapes.ts';

/** A report with all that its standard asks for, at one moment and in one language: what is exported and frozen. */
export const ReportDocument = z.object({ report: Report, disclosures: DisclosuresOfYear });
export type ReportDocument = z.infer<typeof ReportDocument>;
