import type { Language } from '@metra/contract/core/primitives';
import type { LegalSettings } from './legal-settings.ts';
import type { Variable, Variables } from './variables.ts';

/** The operator's company details, as far as texts mention them. */
export interface NamedSeller {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  vatId: string;
  taxNumber: string;
  email: string;
  phone: string | null;
  iban: string;
  bic: string;
  bank: string | null;
  register: string | null;
  directors: string | null;
}

export interface Terms {
  /** The net price per year. */
  priceCents: number;
  daysToPay: number;
}

export interface LegalFacts {
  legal: LegalSettings;
  /** Undefined if this installation sells nothing. */
  seller: NamedSeller | undefined;
  terms: Terms;
  /** Invented details that replace missing settings in a trial installation. */
  standIn: NamedSeller | undefined;
}

interface Told {
  variables: Variables;
  /** True if some of the values are invented. */
  isInvented: (names: Iterable<string>) => boolean;
}

const settingOfSeller = (field: string) => `SELLER_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

const optionalOfSeller = ['phone', 'bank', 'register', 'directors'];

const requiredLines = {
  'legal.supervisoryAuthority': 'LEGAL_SUPERVISORY_AUTHORITY',
  'legal.hostingProvider': 'LEGAL_HOSTING_PROVIDER',
  'legal.hostingLocation': 'LEGAL_HOSTING_LOCATION',
} as const;

const optionalLines = {
  'legal.contentResponsible': 'LEGAL_CONTENT_RESPONSIBLE',
  'legal.dataProtectionOfficer': 'LEGAL_DATA_PROTECTION_OFFICER',
  'legal.mailProvider': 'LEGAL_MAIL_PROVIDER',
  'legal.storageProvider': 'LEGAL_STORAGE_PROVIDER',
  'legal.geocodingProvider': 'LEGAL_GEOCODING_PROVIDER',
  'legal.thirdCountryTransfer': 'LEGAL_THIRD_COUNTRY_TRANSFER',
} as const;

const invented: Readonly<Record<keyof typeof requiredLines, Variable['value']>> = {
  'legal.supervisoryAuthority': {
    de: 'Beispielbehörde für Datenschutz (fiktiv), Musterplatz 2, 12345 Musterstadt',
    en: 'Example Data Protection Authority (fictional), Musterplatz 2, 12345 Musterstadt, Germany',
  },
  'legal.hostingProvider': {
    de: 'Beispiel-Rechenzentrum GmbH (fiktiv), Musterstadt',
    en: 'Beispiel-Rechenzentrum GmbH (fictional), Musterstadt, Germany',
  },
  'legal.hostingLocation': { de: 'Deutschland', en: 'Germany' },
};

const inBoth = (value: string): Variable['value'] => ({ de: value, en: value });

/** The value of each variable in a text, and which values are invented. */
export function legalVariables({ legal, seller, terms, standIn }: LegalFacts): Told {
  const variables = new Map<string, Variable>();
  const madeUp = new Set<string>();
  const told = seller ?? standIn;

  const sellerFields: readonly (keyof NamedSeller)[] = [
    'name',
    'street',
    'zipCode',
    'city',
    'vatId',
    'taxNumber',
    'email',
    'phone',
    'iban',
    'bic',
    'bank',
    'register',
    'directors',
  ];
  for (const field of sellerFields) {
    const name = `seller.${field}`;
    variables.set(name, {
      setting: settingOfSeller(field),
      isRequired: !optionalOfSeller.includes(field),
      value: inBoth(told?.[field] ?? ''),
    });
    if (told && told === standIn) madeUp.add(name);
  }
  for (const [name, setting] of Object.entries(requiredLines)) {
    const value = legal.lines[setting];
    const stand = standIn && invented[name as keyof typeof requiredLines];
    if (!value && stand) madeUp.add(name);
    variables.set(name, { setting, isRequired: true, value: value ? inBoth(value) : (stand ?? inBoth('')) });
  }
  for (const [name, setting] of Object.entries(optionalLines))
    variables.set(name, { setting, isRequired: false, value: inBoth(legal.lines[setting] ?? '') });

  const known = (name: string, setting: string | null, value: Variable['value']) =>
    variables.set(name, { setting, isRequired: true, value });
  known('legal.logDays', 'LEGAL_LOG_DAYS', inBoth(String(legal.logDays)));
  known('legal.unconfirmedDays', 'LEGAL_UNCONFIRMED_DAYS', inBoth(String(legal.unconfirmedDays)));
  known('legal.auditMonths', 'LEGAL_AUDIT_MONTHS', inBoth(String(legal.auditMonths)));
  known('legal.contactMonths', 'LEGAL_CONTACT_MONTHS', inBoth(String(legal.contactMonths)));
  known('legal.backupDays', 'LEGAL_BACKUP_DAYS', inBoth(String(legal.backupDays)));
  known('legal.availability', 'LEGAL_AVAILABILITY', decimal(legal.availabilityPercent));
  known('legal.supportHours', 'LEGAL_SUPPORT_HOURS', legal.supportHours);
  known('price.net', null, decimal(terms.priceCents / 100));
  known('price.paymentDays', null, inBoth(String(terms.daysToPay)));
  return { variables, isInvented: (names) => [...names].some((name) => madeUp.has(name)) };
}

const formats = {
  de: new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** Adds the day on which a version became or becomes public. */
export function withEffectiveDate(variables: Variables, day: Temporal.PlainDate): Variables {
  return new Map(variables).set('legal.effectiveDate', {
    setting: null,
    isRequired: true,
    // Few texts contain the day, and writing it takes longer than reading the page.
    get value() {
      return { de: formats.de.format(day), en: formats.en.format(day) };
    },
  });
}

/** German writes 99.5 as 99,5. */
const decimal = (value: number): Variable['value'] => ({
  de: String(value).replace('.', ','),
  en: String(value),
});
