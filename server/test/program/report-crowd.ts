import { testNow, testToday } from '../app/fake-clock.ts';

/** Four letters and digits that encode a number below 810,000. */
const codeOf = (number: string) =>
  [27000, 900, 30, 1]
    .map((place) => `substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (${number} / ${place} % 30)::int, 1)`)
    .join(' || ');

/** Two years of all organisations' texts, answers, frozen reports and links. */
export const reportCrowd = `
  insert into report_narratives (organisation_id, year, section, text, updated_at)
  select id, y, s, 'x', ${testNow} from crowd cross join generate_series(2025, 2026) y
  cross join unnest(array['foreword', 'company', 'outlook']) s;
  insert into report_explanations (organisation_id, year, key, text, updated_at)
  select id, y, 'gap-kpi-' || k, 'x', ${testNow} from crowd cross join generate_series(2025, 2026) y
  cross join generate_series(1, 3) k;
  insert into entity_identifiers (organisation_id, register_number) select id, 'HRB ' || n from crowd;
  insert into disclosure_answers (organisation_id, year, version_id, name, state, language, changed_at)
  select c.id, y, d.version_id, d.name, 'ANSWERED', 'de', ${testNow}
  from crowd c cross join generate_series(2025, 2026) y cross join standard_datapoints d where d.type = 'TABLE' and c.n % 4 = 0;
  analyze disclosure_answers;
  insert into disclosure_rows (organisation_id, year, version_id, name, key, position, cells)
  select c.id, y, d.version_id, d.name, 'x', 1, '[]'
  from crowd c cross join generate_series(2025, 2026) y cross join standard_datapoints d where d.type = 'TABLE' and c.n % 4 = 0;
  insert into disclosure_people (organisation_id, year, disclosure_id, account_id)
  select p.organisation_id, 2026, d.id, min(p.id) from people p cross join standard_disclosures d where p.organisation_id % 4 = 0 group by 1, 3;
  insert into report_codes (organisation_id, code) select id, ${codeOf('n')} from crowd;
  insert into frozen_reports (organisation_id, year, sequence, number, year_label, first_day, last_day, share, frozen_at, content,
    content_hash, prepared_at, manifest, hash)
  select id, y, 1, ${codeOf('n')} || '-' || y || '-01', y::text, make_date(y, 1, 1), make_date(y, 12, 31), 0.5, ${testNow}, 'x',
    sha256('x'), ${testNow}, 'x', sha256('x')
  from crowd cross join generate_series(2024, 2025) y;
  insert into frozen_report_files (frozen_report_id, organisation_id, format, file_name, mime_type, size, checksum, storage_key)
  select f.id, f.organisation_id, 'json', 'x.json', 'application/json', 1, sha256('x'), 'crowd/' || f.id
  from frozen_reports f join crowd c on c.id = f.organisation_id;
  insert into frozen_report_links (frozen_report_id, organisation_id, token_hash, token_sealed, expires_at, created_at)
  select f.id, f.organisation_id, sha256(f.id::text::bytea), 'x', ${testNow} + interval '1 year', ${testNow}
  from frozen_reports f join crowd c on c.id = f.organisation_id;
  insert into standards (slug, position, translations) select 'crowd-' || n, 1000 + n, '{}' from crowd where n <= 200;
  insert into standard_versions (standard_id, slug, published_on, from_year, source)
  select id, slug || '-v1', ${testToday}, 2026, 'x' from standards where slug like 'crowd-%';
  insert into standard_disclosures (version_id, code, position, module, sector, translations)
  select id, 'X' || k, k, 'BASIC', 'e', '{}' from standard_versions cross join generate_series(1, 20) k where slug like 'crowd-%';
`;
