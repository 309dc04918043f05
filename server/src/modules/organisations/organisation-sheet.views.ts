import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import { columnsOf, type ExportedSheet } from '../../platform/text/exported-sheet.ts';

interface Row {
  name: string;
  description: string | null;
  street: string | null;
  additional_info: string | null;
  zip_code: string | null;
  city: string | null;
  country: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  industry: string | null;
  size: string | null;
  first_month: number;
  time_zone: string;
}

const labels = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  street: { de: 'Straße und Hausnummer', en: 'Street and number' },
  additional_info: { de: 'Adresszusatz', en: 'Address line 2' },
  zip_code: { de: 'Postleitzahl', en: 'Postcode' },
  city: { de: 'Ort', en: 'Town' },
  country: { de: 'Land', en: 'Country' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Phone' },
  website: { de: 'Website', en: 'Website' },
  industry: { de: 'Branche', en: 'Industry' },
  size: { de: 'Größe', en: 'Size' },
  first_month: { de: 'Erster Monat des Geschäftsjahrs', en: 'First month of the financial year' },
  time_zone: { de: 'Zeitzone', en: 'Time zone' },
} as const satisfies Record<keyof Row, { de: string; en: string }>;

export const organisationSheet: ExportedSheet = {
  name: { de: 'Unternehmen', en: 'Company' },
  about: { de: 'Die Angaben aus Ihrem Unternehmensprofil.', en: 'The details in your company profile.' },
  columns: columnsOf('Angabe / Detail', 'Inhalt / Content'),
  async *rows(db, { organisationId, language }) {
    const { rows } = await sql<Row>`
      select o.name, o.description, o.street, o.additional_info, o.zip_code, o.city, o.country, o.email, o.phone, o.website,
        ${translatedText('i.translations', 'name', language)} as industry,
        ${translatedText('s.translations', 'name', language)} as size,
        o.first_month_of_business_year as first_month, o.time_zone
      from organisations o
      left join catalogue_industries i on i.id = o.industry_id
      left join catalogue_sizes s on s.id = o.size_id
      where o.id = ${organisationId}`.execute(db);
    for (const row of rows)
      for (const name of Object.keys(labels) as (keyof Row)[]) {
        const value = row[name];
        yield [labels[name][language], typeof value === 'number' ? { number: String(value) } : value];
      }
  },
};
