import type { Language } from '@metra/contract/core/primitives';
import { z } from 'zod';
import { BackupDays } from '../../platform/backup/old-backups.ts';
import { readEnvironment } from '../../platform/configuration.ts';

const line = z.string().trim().min(1).max(500).optional();
const days = (byDefault: number) => z.coerce.number().int().min(1).max(3650).default(byDefault);

/** Environment variables for legal texts, in addition to those of the seller. */
const LegalEnvironment = z.object({
  LEGAL_CONTENT_RESPONSIBLE: line,
  LEGAL_DATA_PROTECTION_OFFICER: line,
  LEGAL_SUPERVISORY_AUTHORITY: line,
  LEGAL_HOSTING_PROVIDER: line,
  LEGAL_HOSTING_LOCATION: line,
  LEGAL_MAIL_PROVIDER: line,
  LEGAL_STORAGE_PROVIDER: line,
  LEGAL_GEOCODING_PROVIDER: line,
  LEGAL_THIRD_COUNTRY_TRANSFER: line,
  LEGAL_LOG_DAYS: days(14),
  LEGAL_UNCONFIRMED_DAYS: days(30),
  LEGAL_AUDIT_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
  LEGAL_CONTACT_MONTHS: z.coerce.number().int().min(1).max(36).default(6),
  LEGAL_BACKUP_DAYS: BackupDays,
  LEGAL_AVAILABILITY: z.coerce.number().min(50).max(100).default(99),
  LEGAL_SUPPORT_HOURS: line,
});

type LegalLines = Extract<
  keyof z.output<typeof LegalEnvironment>,
  | 'LEGAL_CONTENT_RESPONSIBLE'
  | 'LEGAL_DATA_PROTECTION_OFFICER'
  | 'LEGAL_SUPERVISORY_AUTHORITY'
  | 'LEGAL_HOSTING_PROVIDER'
  | 'LEGAL_HOSTING_LOCATION'
  | 'LEGAL_MAIL_PROVIDER'
  | 'LEGAL_STORAGE_PROVIDER'
  | 'LEGAL_GEOCODING_PROVIDER'
  | 'LEGAL_THIRD_COUNTRY_TRANSFER'
>;

/** The operator's values for legal texts, which the program itself also follows. */
export interface LegalSettings {
  /** Undefined if the variable is not set. */
  readonly lines: Readonly<Record<LegalLines, string | undefined>>;
  readonly supportHours: Readonly<Record<Language, string>>;
  readonly availabilityPercent: number;
  /** How long the machine keeps its log files; the operator's log storage enforces it. */
  readonly logDays: number;
  readonly unconfirmedDays: number;
  readonly auditMonths: number;
  /** How long messages of the contact form and decided abuse reports are stored. */
  readonly contactMonths: number;
  readonly backupDays: number;
}

export function readLegalSettings(environment: NodeJS.ProcessEnv): LegalSettings {
  const {
    LEGAL_LOG_DAYS: logDays,
    LEGAL_UNCONFIRMED_DAYS: unconfirmedDays,
    LEGAL_AUDIT_MONTHS: auditMonths,
    LEGAL_CONTACT_MONTHS: contactMonths,
    LEGAL_BACKUP_DAYS: backupDays,
    LEGAL_AVAILABILITY: availabilityPercent,
    LEGAL_SUPPORT_HOURS: supportHours,
    ...lines
  } = readEnvironment(LegalEnvironment, environment);
  return {
    lines: { ...nothingSet, ...lines },
    supportHours: supportHours
      ? { de: supportHours, en: supportHours }
      : { de: 'Mo–Fr 9–16', en: 'Mon–Fri 9–16' },
    availabilityPercent,
    logDays,
    unconfirmedDays,
    auditMonths,
    contactMonths,
    backupDays,
  };
}

const nothingSet: LegalSettings['lines'] = {
  LEGAL_CONTENT_RESPONSIBLE: undefined,
  LEGAL_DATA_PROTECTION_OFFICER: undefined,
  LEGAL_SUPERVISORY_AUTHORITY: undefined,
  LEGAL_HOSTING_PROVIDER: undefined,
  LEGAL_HOSTING_LOCATION: undefined,
  LEGAL_MAIL_PROVIDER: undefined,
  LEGAL_STORAGE_PROVIDER: undefined,
  LEGAL_GEOCODING_PROVIDER: undefined,
  LEGAL_THIRD_COUNTRY_TRANSFER: undefined,
};
