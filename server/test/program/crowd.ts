import { testNow, testToday } from '../app/fake-clock.ts';
import { pages } from '../lists/own-rows.ts';
import { operationCrowd } from './operation-crowd.ts';
import { reportCrowd } from './report-crowd.ts';

const organisations = 1500;
const neighbours = 30;

/**
 * Rows of other organisations, so many that PostgreSQL plans as in production: fifteen hundred paying organisations,
 * some of which also use goals, measures, KPIs and files. The own organisation has too many files for a full scan.
 */
export const crowdAround = (organisationId: number) => `
  insert into organisations (slug, name) select 'crowd-' || n, 'Crowd ' || n from generate_series(1, ${organisations}) n;
  create temp table crowd on commit drop as
    select id, row_number() over (order by id) as n from organisations where slug like 'crowd-%';
  create temp table neighbours on commit drop as select id from crowd where n <= ${neighbours};
  analyze crowd, neighbours;

  ${operationCrowd(organisations)}
  -- People: nearly all of them members who have signed in.
  insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, roles, status,
    created_at, last_login_at, deleted_at)
  select id, p || '@' || id || '.example', p || '@' || id || '.example', 'x', 'Person', md5(id || '-' || p),
    case when n % 500 = 0 then array['METRA'] else array['USER'] end,
    case n % 100 when 0 then 'PENDING' when 1 then 'SPAM' when 2 then 'DELETED' else 'ACTIVE' end,
    ${testNow} - n * interval '1 hour', case when n % 3 > 0 then ${testNow} - n * interval '1 minute' end,
    case when n % 100 = 2 then ${testNow} end
  from crowd cross join generate_series(1, 10) p where n <= ${neighbours} or p = 1;
  create temp table people on commit drop as
    select id, organisation_id from accounts where organisation_id in (select id from crowd);
  insert into totp_secrets (account_id, sealed_secret, created_at, confirmed_at, last_step)
  select id, repeat('x', 40)::bytea, ${testNow}, ${testNow}, 1 from people;
  insert into passkeys (account_id, credential_id, public_key, counter, name, created_at)
  select id, id::text::bytea, 'x', 0, 'x', ${testNow} from people;
  insert into recovery_codes (account_id, code_hash, created_at)
  select id, sha256(id::text::bytea), ${testNow} from people;
  insert into audit_log (action, subject, actor_account_id, organisation_id)
  select 'login.succeeded', 'session:' || id, id, organisation_id from people;
  insert into sessions (token_hash, account_id, expires_at, idle_seconds)
  select sha256(id::text::bytea), id, ${testNow} + interval '1 day', 3600 from people;
  insert into mail_tokens (token_hash, account_id, kind, expires_at)
  select sha256(id::text::bytea), id, 'CREDENTIALS_RESET', ${testNow} + interval '1 year' from people;
  insert into events (account_id, type, seen_at)
  select id, 'team.joined', case when e > 1 then ${testNow} end from people cross join generate_series(1, 2) e;
  insert into reminder_settings (account_id, rhythm, updated_at)
  select id, 'WEEKLY', ${testNow} from people where id % 3 = 0;
  insert into reminders_sent (account_id, period, at)
  select id, 'M2026-10', ${testNow} from people;
  insert into invitations (organisation_id, email, email_key, token_hash, created_at, expires_at)
  select organisation_id, id || '@neu.example', id || '@neu.example', sha256(id::text::bytea), ${testNow}, ${testNow} + interval '1 year'
  from people;
  insert into stored_values (organisation_id, name, value)
  select organisation_id, 'metraLite.' || id, '1' from people;

  ${reportCrowd}
  -- What they offer, everywhere in the country.
  update organisations set listed = true where id in (select id from neighbours);
  insert into offers (organisation_id, offer_type, translations, state, remote, latitude, longitude, location_label,
    created_at, updated_at, published_at)
  select n.id, (array['service', 'product', 'training', 'consulting'])[1 + o % 4],
    jsonb_build_object('de', jsonb_build_object('title', 'Angebot ' || o, 'summary', 'x')), 'PUBLISHED', o % 3 = 0,
    47 + (n.id * 37 + o) % 700 / 100.0, 6 + (n.id * 53 + o * 7) % 900 / 100.0, 'Ort', ${testNow}, ${testNow}, ${testNow} - o * interval '1 day'
  from neighbours n cross join generate_series(1, 60) o;
  insert into offer_search (offer_id, organisation_id, words, categories, offer_type, tags, tags_and_above, remote, position,
    published_on, german_title, english_title, index_version)
  select id, organisation_id, to_tsvector('german', 'angebot wort' || id % 500 || ' ' || md5(id::text)),
    array[(array['energy', 'waste', 'mobility', 'training', 'diversity', 'community'])[1 + id % 6]], offer_type,
    array['t' || id % 40], array['t' || id % 40], remote, sphere_point(latitude, longitude), 20000 - id % 300,
    'angebot ' || id, '', 1
  from offers where organisation_id in (select id from neighbours);
  insert into offer_words (word, shown) select md5(id::text), md5(id::text) from offers
    where organisation_id in (select id from neighbours) on conflict do nothing;
  insert into offer_categories (offer_id, category_id, position)
  select o.id, c.id, 1 from offers o join categories c on c.position = o.id % 6
  where o.organisation_id in (select id from neighbours) on conflict do nothing;
  insert into offer_tags (offer_id, tag_id)
  select o.id, t.id from offers o join tags t on t.id % 40 = o.id % 40
  where o.organisation_id in (select id from neighbours) on conflict do nothing;
  insert into offer_partners (offer_id, organisation_id, invited_at)
  select o.id, c.id, ${testNow} from offers o join crowd c on c.n = 1 + o.id % ${organisations}
  where o.organisation_id in (select id from neighbours) on conflict do nothing;
  insert into posts (organisation_id, offer_id, translations, created_at)
  select organisation_id, id, '{"de":{"title":"x","text":"x"}}', ${testNow} from offers
  where organisation_id in (select id from neighbours);
  insert into offer_days (offer_id, day, views)
  select id, ${testToday} - d, 1 from offers cross join generate_series(1, 5) d
  where organisation_id in (select id from neighbours);
  insert into offer_contacts (organisation_id, offer_id, offer_title, name, email, text, mailed_to, said, created_at)
  select organisation_id, id, 'x', 'x', 'x@x.example', 'x', 'x@x.example', sha256(id::text::bytea), ${testNow} from offers
  where organisation_id in (select id from neighbours);
  insert into offer_reports (offer_id, reporter, is_member, reason, text, created_at)
  select id, sha256(id::text::bytea), false, 'SPAM', '', ${testNow} from offers where organisation_id in (select id from neighbours);
  update offers set open_reports = 1, reported_at = ${testNow} - id * interval '1 minute'
  where organisation_id in (select id from neighbours) and id % 50 = 0;
  update offers set taken_down_at = ${testNow}, taken_down_reason = 'x'
  where organisation_id in (select id from neighbours) and id % 60 = 0;
  insert into organisation_tags (organisation_id, tag_id)
  select c.id, t.id from crowd c join tags t on t.id % 40 = c.n % 40 on conflict do nothing;
  insert into watch_list_settings (account_id, digest, updated_at) select id, id % 2 = 0, ${testNow} from people;
  insert into watch_list_news (account_id, type, title, from_organisation_id, created_at)
  select id, 'organisation.news', 'x', organisation_id, ${testNow} from people;
  insert into watch_list_digests (account_id, day, at) select id, ${testToday}, ${testNow} from people;
  insert into watch_list (account_id, offer_id, created_at)
  select p.id, o.id, ${testNow} from people p join offers o on o.id % ${organisations} = p.id % ${organisations} on conflict do nothing;
  insert into projects (slug, organisation_id, translations, started_on)
  select 'crowd-' || n, id, '{"de":{"name":"Projekt"}}', ${testToday} from crowd;
  insert into project_partners (project_id, owner_id, organisation_id)
  select p.id, p.organisation_id, n.id from projects p cross join (select id from neighbours order by id limit 3) n
  where p.organisation_id in (select id from crowd) and p.organisation_id <> n.id;

  -- Files.
  insert into resources (organisation_id, name, mime_type, size, checksum, storage_key, deleted_at)
  select id, 'Beleg ' || md5(id || '-' || f), 'application/pdf', f, sha256('x'), id || '/' || f,
    case when f % 10 = 0 then ${testNow} end
  from neighbours cross join generate_series(1, 50) f;
  insert into resources (organisation_id, name, mime_type, size, checksum, storage_key)
  select ${organisationId}, 'Beleg ' || md5(f::text), 'application/pdf', f, sha256('x'), 'ours/' || f
  from generate_series(1, 600) f;
  insert into resource_uses (organisation_id, kind, subject_id, resource_id, names, published)
  select organisation_id, 'LANDING_PAGE', id, id, '{"de":"Seite","en":"Page"}', id % 2 = 0 from resources
  where organisation_id in (select id from neighbours);

  -- Goals and measures at work and archived.
  insert into strategies (organisation_id, name, state, created_at, activated_at, finished_at)
  select id, 'Strategie', case s when 1 then 'ACTIVE' else 'FINISHED' end, ${testNow}, ${testNow}, case when s > 1 then ${testNow} end
  from neighbours cross join generate_series(1, 20) s;
  insert into trackable_goals (organisation_id, strategy_id, goal_id, sector, active, inactive_since, started_at)
  select s.organisation_id, s.id, g.id, g.sector, g.id % 2 = 0, case when g.id % 2 = 1 then ${testToday} end, ${testNow}
  from strategies s cross join goals g where s.organisation_id in (select id from neighbours) and s.state = 'ACTIVE';
  insert into trackable_measures
    (organisation_id, trackable_goal_id, goal_id, measure_id, measure_owner, state, due_on, created_at, updated_at)
  select g.organisation_id, g.id, g.goal_id, m.id, m.owner,
    (array['PLANNED', 'IN_PROGRESS', 'DONE', 'PAUSED', 'DROPPED'])[1 + m.id % 5], ${testToday}, ${testNow}, ${testNow}
  from trackable_goals g join measures m on m.goal_id = g.goal_id and m.position < 2 and m.owner = 0
  where g.organisation_id in (select id from neighbours);
  create temp table tracked on commit drop as
    select id, organisation_id, trackable_goal_id from trackable_measures
    where organisation_id in (select id from neighbours);
  insert into measure_evidence (organisation_id, trackable_measure_id, resource_id)
  select m.organisation_id, m.id, f.id from tracked m join resources f using (organisation_id)
  where (m.id + f.id) % 50 = 0;
  insert into measure_ratings (organisation_id, trackable_measure_id, score, rated_at)
  select organisation_id, id, 3, ${testNow} from tracked;
  insert into activities (organisation_id, at, type, trackable_goal_id, trackable_measure_id)
  select organisation_id, ${testNow}, 'measure.added', trackable_goal_id, id from tracked;
  insert into trackable_goal_kpis (organisation_id, trackable_goal_id, kpi_id)
  select g.organisation_id, g.id, k.kpi_id from trackable_goals g join goal_kpis k using (goal_id)
  where g.organisation_id in (select id from neighbours);
  insert into target_changes (organisation_id, trackable_goal_id, kpi_id, kind, at, when_after, value_after)
  select organisation_id, trackable_goal_id, kpi_id, 'BASELINE', ${testNow}, '2025', 1 from trackable_goal_kpis
  where organisation_id in (select id from neighbours);
  insert into leading_kpi_changes (organisation_id, trackable_goal_id, at, kpi_after)
  select organisation_id, trackable_goal_id, ${testNow}, kpi_id from trackable_goal_kpis
  where organisation_id in (select id from neighbours);
  insert into goal_endings (organisation_id, trackable_goal_id, kept, state)
  select organisation_id, id, 'THAT_DAY', '{}' from trackable_goals
  where organisation_id in (select id from neighbours) and not active and inactive_since is not null;

  -- KPIs of their own, and two years of records with their history.
  insert into kpis (organisation_id, slug, sector, translations, unit_code, aggregation, direction, frequency)
  select id, 'own-' || k, 'e', '{"de":{"name":"x"}}', '{x}', 'SUM', 'LOWER', 'MONTH'
  from neighbours cross join generate_series(1, 20) k;
  insert into kpi_formula_changes (organisation_id, kpi_id, at, after)
  select k.organisation_id, k.id, ${testNow}, '{"expression":"1","required":[],"optional":[]}' from kpis k
  where k.organisation_id in (select id from neighbours);
  insert into switched_off_kpis (organisation_id, kpi_id, reason, at)
  select k.organisation_id, k.id, 'Nutzen wir nicht', ${testNow} from kpis k
  where k.organisation_id in (select id from neighbours) and k.id % 4 = 0;
  insert into organisation_kpis (organisation_id, kpi_id)
  select n.id, k.id from neighbours n
  cross join (select id from kpis where formula is null and organisation_id is null) k;
  create temp table records on commit drop as
    select u.organisation_id, u.kpi_id, m::date as month from organisation_kpis u
    join (select id from kpis where formula is null and organisation_id is null order by id limit 4) k on k.id = u.kpi_id
    cross join generate_series('2024-11-01'::date, '2026-10-01', '1 month') m
    where u.organisation_id in (select id from neighbours);
  insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value, quality,
    created_at, updated_at, deleted_at)
  select organisation_id, kpi_id, month, month + interval '1 month' - interval '1 day', 1, 'kW.h', 1, 'MEASURED',
    ${testNow}, ${testNow}, case when extract(month from month) = 3 then ${testNow} end
  from records;
  insert into kpi_record_changes (organisation_id, kpi_record_id, version, at, kind, via, state)
  select organisation_id, id, 1, ${testNow}, 'CREATED', 'ENTRY', '{}' from kpi_records
  where organisation_id in (select id from neighbours);
  insert into kpi_batches (organisation_id, id, kind, value_count, created_at)
  select id, gen_random_uuid(), 'PASTE', 1, ${testNow} - n * interval '1 hour' from neighbours cross join generate_series(1, 20) n;
  insert into kpi_record_evidence (organisation_id, kpi_record_id, resource_id)
  select r.organisation_id, r.id, f.id from kpi_records r
  join (select organisation_id, id, row_number() over (partition by organisation_id order by id) as n from resources) f
    on f.organisation_id = r.organisation_id and f.n = 1 + r.id % 50
  where r.organisation_id in (select id from neighbours);

  -- Factors of their own, with history and evidence.
  insert into own_factors (organisation_id, factor_id, first_year, value, unit_code, canonical_value, gas, source,
    created_at, updated_at)
  select n.id, f.id, y, 1, f.unit_code, 1, f.gas, 'Versorger', ${testNow}, ${testNow}
  from neighbours n cross join (select * from factors where kind = 'FUEL') f cross join generate_series(2015, 2026) y;
  insert into own_factor_changes (organisation_id, own_factor_id, version, at, kind, state)
  select organisation_id, id, 1, ${testNow}, 'CREATED', '{}' from own_factors
  where organisation_id in (select id from neighbours);
  insert into own_factor_evidence (organisation_id, own_factor_id, resource_id)
  select o.organisation_id, o.id, f.id from own_factors o join resources f using (organisation_id)
  where (o.id + f.id) % 50 = 0 and o.organisation_id in (select id from neighbours);
  insert into factor_changes (factor_id, before, after)
  select f.id, state, state from factors f cross join generate_series(1, 100),
    jsonb_build_object('history', '[]'::jsonb, 'slug', 'x', 'unit', 'x', 'year', 2020, 'value', null, 'source', null) state;

  -- Paying: nearly all subscriptions run, nearly all invoices are paid.
  insert into subscriptions (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew,
    price_cents, cancelled_at)
  select id, case n % 100 when 0 then 'TRIAL' when 1 then 'CANCELLED' when 2 then 'ENDED' else 'ACTIVE' end, n % 100 = 0,
    ${testNow} - n * interval '1 hour', '2026-11-01', date '2027-10-31' + (n % 300)::int, n % 100 > 2,
    case when n % 100 = 0 then 0 else 69000 end, case when n % 100 = 1 then ${testNow} end
  from crowd;
  insert into billing_data (organisation_id, name, street, zip_code, city, country, updated_at)
  select id, 'Crowd', 'Weg 1', '10115', 'Berlin', 'DE', ${testNow} from crowd;
  insert into invoices (year, sequence, number, kind, organisation_id, subscription_id, issued_on, due_on,
    period_start, period_end, net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content,
    created_at, paid_cents, paid_on, cancelled_at)
  select 2027, n, 'ME-2027-' || n, 'INVOICE', organisation_id, s.id, date '2027-01-01' + (n % 300)::int,
    date '2027-01-14' + (n % 300)::int, '2026-11-01', '2027-10-31', 69000 + n, 'S', 19, 13110, 82110 + n,
    'Crowd ' || md5(n::text), (select content from invoices limit 1), ${testNow},
    case when n % 500 = 0 then 0 else 82110 + n end, case when n % 500 > 0 then date '2026-11-10' end,
    case when n % 300 = 1 then ${testNow} end
  from subscriptions s join crowd on crowd.id = s.organisation_id;
  insert into promotions (code, name, kind, value, valid_from, valid_until, max_redemptions, redemptions, created_at)
  select 'CROWD-' || n, 'Aktion ' || md5(n::text), 'PERCENT', 20,
    case when n % 100 = 0 then date '2027-01-01' else date '2026-01-01' + (n % 300)::int end,
    case when n % 3 > 0 then date '2027-12-31' + (n % 300)::int end, 1000, n % 1000, ${testNow}
  from crowd;

  insert into promotion_redemptions (organisation_id, promotion_id, subscription_id, redeemed_at)
  select s.organisation_id, p.id, s.id, ${testNow} - crowd.n * interval '1 hour'
  from subscriptions s join crowd on crowd.id = s.organisation_id join promotions p on p.code = 'CROWD-' || crowd.n % 50 + 1;
  insert into subscription_notices (organisation_id, subscription_id, occasion, active_until, at)
  select organisation_id, id, 'ENDING', active_until, ${testNow}
  from subscriptions where organisation_id in (select id from crowd);
  insert into invoice_documents (invoice_id, pdf, xml, made_at)
  select i.id, 'x', 'x', ${testNow} from invoices i where i.organisation_id in (select id from crowd);

  -- Questionnaires, one of them answered often; what people keep of it.
  insert into questionnaires (slug, translations, edited_at)
  select 'crowd-' || n, jsonb_build_object('de', jsonb_build_object('name', 'Fragen ' || md5(n::text))), ${testNow} from crowd;
  insert into questionnaire_versions (questionnaire_id, version, bands, questions)
  select id, 1, '[]', '[]' from questionnaires where slug like 'crowd-%';
  insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language, answers, outcome,
    counted, seconds_taken, created_at)
  select lpad(q.id || '-' || r, 43, 'x'), q.id, 1, gen_random_uuid(), 'x', 'de', '[]', '{"sectors":[],"tags":[]}', '{}',
    nullif(r % 300, 0), ${testNow} - r * interval '1 hour'
  from questionnaires q cross join generate_series(1, 3) r where q.slug like 'crowd-%';
  insert into questionnaire_results (key, questionnaire_id, version, submission_id, request_hash, language, answers, outcome,
    counted, seconds_taken, created_at)
  select lpad('often-' || n, 43, 'x'), r.questionnaire_id, r.version, gen_random_uuid(), 'x', 'de',
    jsonb_build_array(jsonb_build_object('questionId', 1, 'text', md5(n::text))), r.outcome, '{}', n % 300,
    now() - n * interval '1 minute'
  from crowd cross join (select * from questionnaire_results order by id limit 1) r;
  insert into questionnaire_counts (questionnaire_id, what, slot, amount)
  select id, 'option:1:' || o, s, 1 from questionnaires cross join generate_series(1, 3) o cross join generate_series(1, 3) s
  where slug like 'crowd-%';
  insert into questionnaire_attempts (questionnaire_id, submission_id, question_id, at)
  select id, gen_random_uuid(), 1, ${testNow} from questionnaires where slug like 'crowd-%';
  insert into kept_questionnaire_results (account_id, result_id, kept_at)
  select p.id, r.id, ${testNow} from people p join questionnaire_results r on r.id % ${organisations} = p.id % ${organisations};

  -- What is searched in the catalogue, should it ever grow.
  insert into goals (slug, sector, translations, edited_at)
  select 'crowd-' || n, 'e', jsonb_build_object('de', jsonb_build_object('name', 'Ziel ' || md5(n::text))), ${testNow}
  from crowd;
  insert into measures (goal_id, slug, sector, translations, effort, impact, edited_at)
  select g.id, 'crowd-' || n, 'e',
    jsonb_build_object('de', jsonb_build_object('name', 'Nummer ' || md5(n::text), 'description', md5('d' || n),
      'costHint', '', 'firstSteps', '[]'::jsonb)),
    'LOW', 'LOW', ${testNow}
  from crowd join goals g on g.slug = 'crowd-' || n % 50;
  insert into admin_views (list, account_id, made_by, name, search, created_at)
  select (array['offers', 'organisations', 'goals'])[1 + id % 3], id, id, 'Ansicht', '', ${testNow} from people;
  insert into tag_types (slug, translations, edited_at)
  select 'crowd-' || n, jsonb_build_object('de', jsonb_build_object('name', 'Art ' || md5(n::text), 'description', '')), ${testNow}
  from crowd;
  insert into tags (slug, tag_type_id, translations, edited_at)
  select 'crowd-' || n, y.id, jsonb_build_object('de', jsonb_build_object('name', 'Wort ' || md5(n::text))), ${testNow}
  from crowd join tag_types y on y.slug = 'crowd-' || n;
  insert into measure_tags (measure_id, tag_id)
  select m.id, t.id from crowd join measures m on m.slug = 'crowd-' || n join tags t on t.slug = 'crowd-' || n % 50;
  insert into categories (slug, sector, translations, active, edited_at)
  select 'crowd-' || n, 'e', jsonb_build_object('de', jsonb_build_object('name', 'Fach ' || md5(n::text))), false, ${testNow}
  from crowd;
  insert into offer_types (slug, translations, edited_at)
  select slug, translations, ${testNow} from categories where slug like 'crowd-%';
  insert into organisation_types (slug, translations, edited_at)
  select slug, translations, ${testNow} from categories where slug like 'crowd-%';
  insert into measures (organisation_id, goal_id, slug, sector, translations, effort, impact, edited_at)
  select c.id, g.id, 'own-crowd-' || c.n || '-' || s, 'e',
    jsonb_build_object('de', jsonb_build_object('name', 'Eigene ' || md5((c.n * s)::text), 'description', md5('e' || c.n),
      'costHint', '', 'firstSteps', '[]'::jsonb)), 'LOW', 'LOW', ${testNow}
  from crowd c join goals g on g.slug = 'crowd-' || c.n % 50 cross join generate_series(1, 2) s;

  -- Three thousand pages, nearly all of them public.
  ${pages('crowded', 'n % 100 > 0', 'generate_series(1, 3000) n')}`;
