import { testNow } from '../app/fake-clock.ts';
import { beListed } from '../factories/offers.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';

/**
 * Rows of an organisation for each kind of list, with equal sort values, and with nulls where they are possible. The
 * operator's lists show them among few others.
 */
export async function rowsWithTiesAndNulls({ app, member, the }: Organisation): Promise<void> {
  const organisation = member.organisationId;
  const ids = {
    strategy: await the('activeStrategy'),
    goal: await the('goal'),
    kpi: await the('ownKpi'),
    record: await the('record'),
    ownFactor: await the('ownFactor'),
    invoice: await the('invoice'),
    offer: await the('draftOffer'),
  };
  await beListed(app, organisation);
  await app.platform.database.pool.query(`
    insert into events (account_id, type, data, seen_at)
    select ${member.id}, 'team.joined', '{"name":"x"}', case when n % 2 = 0 then ${testNow} end from ${aDozen};

    insert into frozen_reports (organisation_id, year, sequence, number, year_label, first_day, last_day, share, frozen_at,
      content, content_hash)
    select ${organisation}, 2000 + n, 1, 'XXXX-' || 2000 + n || '-01', 2000 + n, make_date(2000 + n, 1, 1),
      make_date(2000 + n, 12, 31), 0.5, timestamptz '2026-01-01' + n % 3 * interval '1 day', 'x', sha256('x') from ${aDozen};

    insert into audit_log (action, subject, at) select 'organisation.tags_changed', 'organisation:${organisation}', '2026-01-01' from ${aDozen};

    insert into audit_log (at, action, subject) select date '2026-01-01' + n % 3, 'login.failed', 'account:' || n from ${aDozen};
    insert into failed_jobs (job_id, name, data, attempts, reason, failed_at)
    select gen_random_uuid(), 'offers.index', '{}', 5, 'x', date '2026-01-01' + n % 3 from ${aDozen};
    insert into outbox_mails (recipient, recipient_key, kind, language, subject, text_body, created_at)
    select n || '@x.example', n || '@x.example', 'test', 'de', 'x', 'x', date '2026-01-01' + n % 3 from ${aDozen};
    insert into admin_views (list, name, search, created_at) select 'offers', 'Ansicht', 'page=2', ${testNow} from ${aDozen};
    insert into disclosure_answers (organisation_id, year, version_id, name, state, language, changed_at)
    select ${organisation}, 2025, id, 'ListOfSitesTable', 'ANSWERED', 'de', ${testNow} from standard_versions
    where slug = 'vsme-2026-05-01';
    insert into disclosure_rows (organisation_id, year, version_id, name, key, position, cells)
    select ${organisation}, 2025, v.id, 'ListOfSitesTable', 'Werk ' || n, n, '["Weg 1", "89073", "Ulm", "country:DE", null]'
    from standard_versions v, ${aDozen} where v.slug = 'vsme-2026-05-01';
    insert into missed_searches (day, words, times)
    select date '2026-11-12' + n % 3, 'etwas ' || n, 1 + n % 3 from ${aDozen};
    insert into organisations (slug, name, listed, verified_at, created_at)
    select 'own-' || n, 'Verein ' || n % 3, true, ${testNow}, date '2026-01-01' + n % 3 from ${aDozen};
    insert into posts (organisation_id, offer_id, translations, created_at)
    select ${organisation}, ${ids.offer}, '{"de":{"title":"x","text":"x"}}', '2026-01-01' from ${aDozen};
    insert into offers (organisation_id, offer_type, translations, state, remote, created_at, updated_at, published_at)
    select ${organisation}, 'service', '{"de":{"title":"Angebot","summary":"x"}}', 'PUBLISHED', true, '2026-01-01', '2026-01-01',
      date '2026-01-01' + n % 3 from ${aDozen};
    insert into offer_search (offer_id, organisation_id, words, categories, offer_type, tags, tags_and_above, remote,
      published_on, german_title, english_title, index_version)
    select id, organisation_id, to_tsvector('german', 'angebot'), '{}', offer_type, '{}', '{}', true, 20000, 'angebot', '', 1
    from offers where organisation_id = ${organisation} and state = 'PUBLISHED';
    insert into offers (organisation_id, offer_type, translations, state, remote, created_at, updated_at, published_at)
    select id, 'service', '{"de":{"title":"Passt","summary":"x"}}', 'PUBLISHED', true, '2026-01-01', '2026-01-01', '2026-01-01'
    from organisations where slug like 'own-%';
    insert into offer_search (offer_id, organisation_id, words, categories, offer_type, tags, tags_and_above, remote,
      published_on, german_title, english_title, index_version)
    select f.id, f.organisation_id, to_tsvector('german', 'passt'), '{}', f.offer_type, '{}',
      array(select slug from tags_topics), true, 20000, 'passt', '', 1
    from offers f join organisations o on o.id = f.organisation_id and o.slug like 'own-%';
    update offers set open_reports = 1, reported_at = date '2026-01-01' + id::integer % 3
    where organisation_id = ${organisation} and state = 'PUBLISHED' and id % 2 = 0;
    insert into offer_contacts (organisation_id, offer_id, offer_title, name, email, text, mailed_to, said, created_at)
    select ${organisation}, ${ids.offer}, 'x', 'x', 'x@x.example', 'x', 'x@x.example', sha256(('own' || n)::bytea), '2026-01-01'
    from ${aDozen};
    insert into offer_reports (offer_id, reporter, is_member, reason, text, created_at)
    select ${ids.offer}, sha256(('own' || n)::bytea), false, 'SPAM', '', '2026-01-01' from ${aDozen};
    insert into organisation_tags (organisation_id, tag_id) select ${organisation}, id from tags limit 3;
    insert into watch_list (account_id, offer_id, created_at)
    select ${member.id}, id, '2026-01-01' from offers where organisation_id = ${organisation} and state = 'PUBLISHED';

    insert into accounts (organisation_id, email, email_key, password_hash, last_name, status, created_at, last_login_at)
    select ${organisation}, 'own' || n || '@firma.example', 'own' || n || '@firma.example', 'x', 'Name ' || n % 3, 'ACTIVE',
      '2026-01-01', case when n % 3 > 0 then date '2026-01-01' + n % 3 end
    from ${aDozen};

    insert into resources (organisation_id, name, mime_type, size, checksum, storage_key, created_at)
    select ${organisation}, 'Datei ' || n % 3, 'application/pdf', n % 3, sha256('x'), 'own/' || n, '2026-01-01'
    from ${aDozen};

    insert into strategies (organisation_id, name, state, created_at, activated_at, finished_at)
    select ${organisation}, 'Strategie ' || n % 3, case when n % 2 = 0 then 'DRAFT' else 'FINISHED' end, '2026-01-01',
      case when n % 2 = 1 then date '2026-01-01' + n % 3 end, case when n % 2 = 1 then ${testNow} end
    from ${aDozen};

    insert into trackable_goals (organisation_id, strategy_id, goal_id, sector, active, inactive_since, started_at, due_on)
    select ${organisation}, ${ids.strategy}, g.id, g.sector, false, date '2026-02-01' + n % 2, '2026-01-01',
      case when n % 3 > 0 then date '2026-01-01' + n % 3 end
    from ${aDozen} cross join (select * from goals order by id limit 1) g;

    insert into trackable_measures
      (organisation_id, trackable_goal_id, goal_id, own_name, state, due_on, created_at, updated_at)
    select organisation_id, id, goal_id, 'Maßnahme ' || n % 3, 'PLANNED',
      case when n % 3 > 0 then date '2026-01-01' + n % 3 end, '2026-01-01', '2026-01-01'
    from trackable_goals cross join ${aDozen} where id = ${ids.goal};
    insert into activities (organisation_id, at, type, trackable_goal_id)
    select ${organisation}, '2026-01-01', 'goal.updated', ${ids.goal} from ${aDozen};

    insert into target_changes (organisation_id, trackable_goal_id, kpi_id, kind, at, when_after, value_after)
    select ${organisation}, ${ids.goal}, ${ids.kpi}, 'TARGET', '2026-01-01', '2027-12-31', n from ${aDozen};

    insert into organisation_kpis (organisation_id, kpi_id) values (${organisation}, ${ids.kpi}) on conflict do nothing;
    insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, canonical_value, reason, unit_code,
      quality, created_at, updated_at)
    select ${organisation}, ${ids.kpi}, make_date(2025, n, 1), make_date(2025, n, 1) + interval '1 month' - interval '1 day',
      nullif(n % 3, 0), nullif(n % 3, 0), case when n % 3 = 0 then 'NOT_AVAILABLE' end, '{piece}', 'MEASURED', '2026-01-01',
      '2026-01-01'
    from ${aDozen};
    insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, kind, via, state)
    select organisation_id, kpi_record_id, version + n, at, 'CHANGED', via, state
    from kpi_record_changes cross join ${aDozen}
    where organisation_id = ${organisation} and kpi_record_id = ${ids.record} and version = 2;

    insert into kpi_batches (organisation_id, id, kind, value_count, created_at)
    select ${organisation}, gen_random_uuid(), 'PASTE', 1, date '2026-01-01' + n % 3 from ${aDozen};

    insert into own_factors (organisation_id, factor_id, first_year, value, unit_code, canonical_value, source,
      created_at, updated_at)
    select ${organisation}, f.id, 2000 + n % 3, 1, 'kg{CO2e}/L', 1, 'x', '2026-01-01', '2026-01-01'
    from ${aDozen} cross join factors f where f.kind = 'FUEL' and f.id % 4 = n / 3;
    insert into own_factor_changes (organisation_id, own_factor_id, version, at, kind, state)
    select organisation_id, own_factor_id, version + n, at, 'CHANGED', state
    from own_factor_changes cross join ${aDozen}
    where organisation_id = ${organisation} and own_factor_id = ${ids.ownFactor} and version = 2;
    insert into factor_changes (factor_id, before, after)
    select id, state, state
    from factors cross join ${aDozen},
      jsonb_build_object('history', '[]'::jsonb, 'slug', 'x', 'unit', 'x', 'year', 2020, 'value', null, 'source', null) state
    where slug = 'ef-diesel-co2e';

    insert into subscriptions
      (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew, price_cents)
    select ${organisation}, 'ENDED', false, '2025-01-01', '2025-01-01', date '2025-12-31' + n % 3, false, 69000
    from ${aDozen};
    insert into invoices (year, sequence, number, kind, organisation_id, issued_on, due_on, period_start, period_end,
      net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at)
    select 2025, n, 'ME-2025-' || n, kind, organisation_id, '2025-01-01', '2025-01-14', period_start, period_end,
      n % 3, vat_category, vat_percent, 0, n % 3, customer_name, content, created_at
    from invoices cross join ${aDozen} where id = ${ids.invoice};
    insert into questionnaires (slug, translations, created_at, updated_at, edited_at)
    select 'fragen-' || n, jsonb_build_object('de', jsonb_build_object('name', 'Fragen ' || n % 3)),
      date '2026-01-01' + n % 3, date '2026-01-01' + n % 3, ${testNow}
    from ${aDozen};
    insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language, answers,
      outcome, counted, seconds_taken, created_at)
    select lpad('own-' || n, 43, 'x'), questionnaire_id, version, gen_random_uuid(), request_hash, language, answers,
      outcome, counted, nullif(n % 3, 0), date '2026-01-01' + n % 3
    from ${aDozen} cross join (select * from questionnaire_results order by id limit 1) r;
    insert into kept_questionnaire_results (account_id, result_id, kept_at)
    select ${member.id}, id, date '2026-01-01' + (id % 3)::int from questionnaire_results where key like '%xown-%';

    insert into projects (slug, organisation_id, translations, started_on, created_at)
    select 'own-' || n, ${organisation}, jsonb_build_object('de', jsonb_build_object('name', 'Projekt ' || n % 3)),
      case when n % 3 > 0 then date '2026-01-01' + n % 3 end, date '2026-01-01' + n % 2
    from ${aDozen};
    update goals set edited_at = date '2026-01-01' + (id % 3)::int where id % 2 = 0;
    update measures set edited_at = date '2026-01-01' + (id % 3)::int where id % 2 = 0 and organisation_id is null;

    insert into promotions (code, name, kind, value, valid_from, valid_until, created_at)
    select 'AKTION-' || n, 'Aktion ' || n % 3, 'PERCENT', 20, '2026-01-01',
      case when n % 3 > 0 then date '2026-12-01' + n % 3 end, ${testNow}
    from ${aDozen};
    insert into subscriptions
      (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew, price_cents)
    select id, 'ACTIVE', false, '2026-01-01', '2026-01-01', '2026-12-31', true, 69000
    from organisations where slug like 'own-%';
    insert into promotion_redemptions (organisation_id, promotion_id, subscription_id, redeemed_at)
    select s.organisation_id, (select min(id) from promotions), s.id, date '2026-01-01' + (s.id % 3)::int
    from subscriptions s join organisations o on o.id = s.organisation_id and o.slug like 'own-%';

    ${pages('listed', 'n % 2 = 0', aDozen)}`);
}

/** Landing pages with a version each, public if the condition is true. */
export const pages = (name: string, isPublic: string, source: string) => `
    create temp table ${name} on commit drop as
      select n, nextval(pg_get_serial_sequence('page_versions', 'id')) as version_id, ${isPublic} as is_public
      from ${source};
    insert into pages (kind, slug, draft_version_id, live_version_id, published_at, title_de, title_en, live_title_de,
      live_title_en, created_at, updated_at, edited_at)
    select 'LANDING', '${name}-' || n, version_id, case when is_public then version_id end,
      case when is_public then timestamptz '2026-01-01' + n % 3 * interval '1 day' end, 'Titel ' || n % 3, 'Title ' || n % 3,
      case when is_public then 'Titel ' || md5(n::text) end, case when is_public then 'Title ' || md5(n::text) end,
      '2026-01-01', timestamptz '2026-01-01' + n % 3 * interval '1 day', ${testNow}
    from ${name};
    insert into page_slugs (slug, page_id, taken_at) select p.slug, p.id, ${testNow} from pages p where p.slug like '${name}-%';
    insert into page_versions (id, page_id, number, created_at, content)
    select p.draft_version_id, p.id, 1, ${testNow}, jsonb_build_object('imageId', null, 'blocks', '[]'::jsonb, 'translations',
      jsonb_build_object('de', jsonb_build_object('title', p.title_de, 'teaser', '', 'metaDescription', ''),
        'en', jsonb_build_object('title', p.title_en, 'teaser', '', 'metaDescription', '')))
    from pages p where p.slug like '${name}-%';`;

const aDozen = 'generate_series(1, 12) n';
