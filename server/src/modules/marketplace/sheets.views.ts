import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import {
  dayOf,
  type ExportedSheet,
  numberCell,
  pagesOf,
  sheetOf,
  yesNo,
} from '../../platform/text/exported-sheet.ts';

const states = {
  DRAFT: { de: 'Entwurf', en: 'Draft' },
  PUBLISHED: { de: 'Veröffentlicht', en: 'Published' },
  ARCHIVED: { de: 'Archiviert', en: 'Archived' },
} as const;

interface OfferRow {
  id: number;
  title: string;
  summary: string;
  description: string | null;
  price_hint: string | null;
  offer_type: string;
  categories: string | null;
  tags: string | null;
  location_label: string | null;
  remote: boolean;
  contact: string | null;
  partners: string | null;
  state: keyof typeof states;
  taken_down_reason: string | null;
  views: number;
  watchers: number;
  matches: number;
  created_at: Date;
  published_at: Date | null;
}

const text = (field: string, language: Language) => translatedText('f.translations', field, language);
const name = (table: string, language: Language) => translatedText(`${table}.translations`, 'name', language);

const offersSheet = sheetOf({
  name: { de: 'Angebote', en: 'Offers' },
  about: {
    de: 'Ihre Angebote auf dem Marktplatz, auch Entwürfe, und wie oft sie gesehen, gemerkt und gefunden wurden.',
    en: 'Your offers on the marketplace, drafts included, and how often they were viewed, watched and matched.',
  },
  rows: (db, { organisationId, language }) =>
    pagesOf(async (after, limit) => {
      const { rows } = await sql<OfferRow>`
        select f.id, ${text('title', language)} as title, ${text('summary', language)} as summary,
          ${text('description', language)} as description, ${text('priceHint', language)} as price_hint,
          (select ${name('t', language)} from catalogue_offer_types t where t.slug = f.offer_type) as offer_type,
          (select string_agg(${name('c', language)}, ', ' order by oc.position) from offer_categories oc
            join kpis_categories c on c.id = oc.category_id where oc.offer_id = f.id) as categories,
          (select string_agg(${name('t', language)}, ', ' order by t.position, t.id) from offer_tags ot
            join tags_directory t on t.id = ot.tag_id where ot.offer_id = f.id) as tags,
          f.location_label, f.remote,
          concat_ws(', ', f.contact_name, f.contact_email, f.contact_phone, f.contact_website) as contact,
          (select string_agg(o.name, ', ' order by o.name) from offer_partners p
            join organisations_directory o on o.id = p.organisation_id
            where p.offer_id = f.id and p.state = 'ACCEPTED') as partners,
          f.state, f.taken_down_reason, f.created_at, f.published_at,
          (select coalesce(sum(d.views), 0)::integer from offer_days d where d.offer_id = f.id) as views,
          (select coalesce(sum(d.matches), 0)::integer from offer_days d where d.offer_id = f.id) as matches,
          (select count(*) from watch_list w where w.offer_id = f.id) as watchers
        from offers f where f.organisation_id = ${organisationId} and f.id > ${after} order by f.id limit ${limit}`.execute(
        db,
      );
      return rows;
    }),
  columns: {
    'Angebot / Offer': (offer) => offer.title,
    'Kurz gesagt / Summary': (offer) => offer.summary,
    'Beschreibung / Description': (offer) => offer.description,
    'Preis / Price': (offer) => offer.price_hint,
    'Art / Type': (offer) => offer.offer_type,
    'Kategorien / Categories': (offer) => offer.categories,
    'Merkmale / Tags': (offer) => offer.tags,
    'Ort / Place': (offer) => offer.location_label,
    'Auch aus der Ferne / Also remote': (offer, { language }) => yesNo(offer.remote, language),
    'Kontakt / Contact': (offer) => offer.contact,
    'Partner / Partners': (offer) => offer.partners,
    'Stand / State': (offer, { language }) => states[offer.state][language],
    'Gesperrt, weil / Taken down because': (offer) => offer.taken_down_reason,
    'Aufrufe / Views': (offer) => numberCell(offer.views),
    'Auf Merklisten / On watch lists': (offer) => numberCell(offer.watchers),
    'Passend gezeigt / Shown as a match': (offer) => numberCell(offer.matches),
    'Angelegt am / Created on': (offer, { timeZone }) => dayOf(offer.created_at, timeZone),
    'Veröffentlicht am / Published on': (offer, { timeZone }) => dayOf(offer.published_at, timeZone),
    'Nummer / Number': (offer) => numberCell(offer.id),
  },
});

type Row = { id: number; title: string; text: string; offer: string | null; created_at: Date };

const postsSheet = sheetOf({
  name: { de: 'Beiträge', en: 'Posts' },
  about: {
    de: 'Was Sie über sich und Ihre Angebote geschrieben haben.',
    en: 'What you have written about yourselves and your offers.',
  },
  rows: (db, { organisationId, language }) =>
    pagesOf(async (after, limit) => {
      const { rows } = await sql<Row>`
        select p.id, ${translatedText('p.translations', 'title', language)} as title,
          ${translatedText('p.translations', 'text', language)} as text, p.created_at,
          (select ${text('title', language)} from offers f where f.id = p.offer_id) as offer
        from posts p where p.organisation_id = ${organisationId} and p.id > ${after} order by p.id limit ${limit}`.execute(
        db,
      );
      return rows;
    }),
  columns: {
    'Titel / Title': (post) => post.title,
    'Text / Text': (post) => post.text,
    'Angebot / Offer': (post) => post.offer,
    'Geschrieben am / Written on': (post, { timeZone }) => dayOf(post.created_at, timeZone),
    'Nummer / Number': (post) => numberCell(post.id),
  },
});

const contactsSheet = sheetOf({
  name: { de: 'Anfragen', en: 'Enquiries' },
  about: {
    de: 'Wer Ihnen zu Ihren Angeboten geschrieben hat.',
    en: 'Who has written to you about your offers.',
  },
  rows: (db, { organisationId }) =>
    pagesOf((after, limit) =>
      db
        .selectFrom('offer_contacts')
        .select([
          'id',
          'offer_title',
          'name',
          'email',
          'organisation_name',
          'text',
          'mailed_to',
          'created_at',
        ])
        .where('organisation_id', '=', organisationId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  columns: {
    'Angebot / Offer': (contact) => contact.offer_title,
    'Name / Name': (contact) => contact.name,
    'E-Mail-Adresse / E-mail address': (contact) => contact.email,
    'Organisation / Organisation': (contact) => contact.organisation_name,
    'Nachricht / Message': (contact) => contact.text,
    'Gesendet an / Sent to': (contact) => contact.mailed_to,
    'Eingegangen am / Received on': (contact, { timeZone }) => dayOf(contact.created_at, timeZone),
    'Nummer / Number': (contact) => numberCell(contact.id),
  },
});

export const offerSheets: readonly ExportedSheet[] = [offersSheet, postsSheet, contactsSheet];
