import type errorTexts from '@metra/contract/error-texts/de';
import type account from '../../locales/de/account.json';
import type accountsAdmin from '../../locales/de/accounts-admin.json';
import type administration from '../../locales/de/administration.json';
import type api from '../../locales/de/api.json';
import type auth from '../../locales/de/auth.json';
import type billingAdmin from '../../locales/de/billing-admin.json';
import type catalogueAdmin from '../../locales/de/catalogue-admin.json';
import type common from '../../locales/de/common.json';
import type company from '../../locales/de/company.json';
import type companyData from '../../locales/de/company-data.json';
import type conflict from '../../locales/de/conflict.json';
import type content from '../../locales/de/content.json';
import type dashboard from '../../locales/de/dashboard.json';
import type events from '../../locales/de/events.json';
import type files from '../../locales/de/files.json';
import type forms from '../../locales/de/forms.json';
import type goals from '../../locales/de/goals.json';
import type help from '../../locales/de/help.json';
import type home from '../../locales/de/home.json';
import type legal from '../../locales/de/legal.json';
import type market from '../../locales/de/market.json';
import type marketplaceAdmin from '../../locales/de/marketplace-admin.json';
import type metraLite from '../../locales/de/metra-lite.json';
import type offer from '../../locales/de/offer.json';
import type offers from '../../locales/de/offers.json';
import type operation from '../../locales/de/operation.json';
import type organisation from '../../locales/de/organisation.json';
import type organisations from '../../locales/de/organisations.json';
import type parts from '../../locales/de/parts.json';
import type pictures from '../../locales/de/pictures.json';
import type questionnaireAdmin from '../../locales/de/questionnaire-admin.json';
import type questionnaires from '../../locales/de/questionnaires.json';
import type reading from '../../locales/de/reading.json';
import type records from '../../locales/de/records.json';
import type reporting from '../../locales/de/reporting.json';
import type secondFactor from '../../locales/de/second-factor.json';
import type settings from '../../locales/de/settings.json';
import type subscription from '../../locales/de/subscription.json';
import type tracking from '../../locales/de/tracking.json';
import type verification from '../../locales/de/verification.json';

/** The German texts define which keys exist, with one line per file of `locales/de`. */
interface TextFiles {
  account: typeof account;
  'accounts-admin': typeof accountsAdmin;
  administration: typeof administration;
  api: typeof api;
  auth: typeof auth;
  'billing-admin': typeof billingAdmin;
  'catalogue-admin': typeof catalogueAdmin;
  common: typeof common;
  company: typeof company;
  'company-data': typeof companyData;
  conflict: typeof conflict;
  content: typeof content;
  dashboard: typeof dashboard;
  events: typeof events;
  files: typeof files;
  forms: typeof forms;
  goals: typeof goals;
  help: typeof help;
  home: typeof home;
  legal: typeof legal;
  market: typeof market;
  'marketplace-admin': typeof marketplaceAdmin;
  'metra-lite': typeof metraLite;
  offer: typeof offer;
  offers: typeof offers;
  operation: typeof operation;
  organisation: typeof organisation;
  organisations: typeof organisations;
  parts: typeof parts;
  pictures: typeof pictures;
  'questionnaire-admin': typeof questionnaireAdmin;
  questionnaires: typeof questionnaires;
  reading: typeof reading;
  records: typeof records;
  reporting: typeof reporting;
  'second-factor': typeof secondFactor;
  settings: typeof settings;
  subscription: typeof subscription;
  tracking: typeof tracking;
  verification: typeof verification;
}

export type Namespace = keyof TextFiles;

type KeysOf<N extends Namespace> = `${N}.${keyof TextFiles[N] & string}`;

/** Example: `home.hero.title`. */
export type TranslationKey =
  | { [N in Namespace]: KeysOf<N> }[Namespace]
  | `api.exceptions.${keyof typeof errorTexts & string}`;
