import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import { translatedText } from '../../platform/database/translated-text.ts';
import {
  columnsOf,
  dayOf,
  type ExportedSheet,
  numberCell,
  pagesOf,
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

const offersSheet: ExportedSheet = {
  name: { de: 'Angebote', en: 'Offers' },
  about: {
    de: 'Ihre Angebote auf dem Marktplatz, auch Entwürfe, und wie oft sie gesehen, gemerkt und gefunden wurden.',
    en: 'Your offers on the marketplace, drafts included, and how often they were viewed, watched and matched.',
  },
  columns: columnsOf(
    'Angebot / Offer',
    'Kurz gesagt / Summary',
    'Beschreibung / Description',
    'Preis / Price',
    'Art / Type',
    'Kategorien / Categories',
    'Merkmale / Tags',
    'Ort / Place',
    'Auch aus der Ferne / Also remote',
    'Kontakt / Contact',
    'Partner / Partners',
    'Stand / State',
    'Gesperrt, weil / Taken down because',
    'Aufrufe / Views',
    'Auf Merklisten / On watch lists',
    'Passend gezeigt / Shown as a match',
    'Angelegt am / Created on',
    'Veröffentlicht am / Published on',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language, timeZone }) {
    const offers = pagesOf(async (after, limit) => {
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
    });
    for await (const offer of offers)
      yield [
        offer.title,
        offer.summary,
        offer.description,
        offer.price_hint,
        offer.offer_type,
        offer.categories,
        offer.tags,
        offer.location_label,
        yesNo(offer.remote, language),
        offer.contact,
        offer.partners,
        states[offer.state][language],
        offer.taken_down_reason,
        numberCell(offer.views),
        numberCell(offer.watchers),
        numberCell(offer.matches),
        dayOf(offer.created_at, timeZone),
        dayOf(offer.published_at, timeZone),
        numberCell(offer.id),
      ];
  },
};

const postsSheet: ExportedSheet = {
  name: { de: 'Beiträge', en: 'Posts' },
  about: {
    de: 'Was Sie über sich und Ihre Angebote geschrieben haben.',
    en: 'What you have written about yourselves and your offers.',
  },
  columns: columnsOf(
    'Titel / Title',
    'Text / Text',
    'Angebot / Offer',
    'Geschrieben am / Written on',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language, timeZone }) {
    type Row = { id: number; title: string; text: string; offer: string | null; created_at: Date };
    const posts = pagesOf(async (after, limit) => {
      const { rows } = await sql<Row>`
        select p.id, ${translatedText('p.translations', 'title', language)} as title,
          ${translatedText('p.translations', 'text', language)} as text, p.created_at,
          (select ${text('title', language)} from offers f where f.id = p.offer_id) as offer
        from posts p where p.organisation_id = ${organisationId} and p.id > ${after} order by p.id limit ${limit}`.execute(
        db,
      );
      return rows;
    });
    for await (const post of posts)
      yield [post.title, post.text, post.offer, dayOf(post.created_at, timeZone), numberCell(post.id)];
  },
};

const contactsSheet: ExportedSheet = {
  name: { de: 'Anfragen', en: 'Enquiries' },
  about: {
    de: 'Wer Ihnen zu Ihren Angeboten geschrieben hat.',
    en: 'Who has written to you about your offers.',
  },
  columns: columnsOf(
    'Angebot / Offer',
    'Name / Name',
    'E-Mail-Adresse / E-mail address',
    'Organisation / Organisation',
    'Nachricht / Message',
    'Gesendet an / Sent to',
    'Eingegangen am / Received on',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, timeZone }) {
    const contacts = pagesOf((after, limit) =>
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
    );
    for await (const contact of contacts)
      yield [
        contact.offer_title,
        contact.name,
        contact.email,
        contact.organisation_name,
        contact.text,
        contact.mailed_to,
        dayOf(contact.created_at, timeZone),
        numberCell(contact.id),
      ];
  },
};

export const offerSheets: readonly ExportedSheet[] = [offersSheet, postsSheet, contactsSheet];
