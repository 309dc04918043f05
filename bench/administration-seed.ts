import pg from 'pg';

export const accounts = 100_000;
export const entries = 1_000_000;

/** Two years of a log that many have written into, and as many accounts as a country has customers. */
export async function seedAdministration(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      insert into organisations (slug, name)
      select 'bench-' || n, 'Firma ' || substr(md5(n::text), 1, 8) || ' GmbH' from generate_series(1, ${accounts / 4}) n;
      insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, roles, status,
        created_at, last_login_at)
      select o.id, p || '@' || o.slug || '.example', p || '@' || o.slug || '.example', 'x',
        (array['Anna', 'Bernd', 'Çigdem', 'Dörte', 'Emil'])[1 + (o.id + p) % 5], initcap(substr(md5(o.slug || p), 1, 9)),
        array['USER'], case (o.id + p) % 100 when 0 then 'PENDING' when 1 then 'SPAM' else 'ACTIVE' end,
        now() - (o.id * 4 + p) * interval '11 minutes', case when p < 3 then now() - o.id * interval '7 minutes' end
      from organisations o cross join generate_series(1, 4) p where o.slug like 'bench-%';
      create temp table people as select id, organisation_id, row_number() over (order by id) - 1 as n from accounts;
      insert into audit_log (at, action, organisation_id, actor_account_id, as_account_id, subject, details, ip)
      select now() - s.n * interval '1 minute',
        (array['login.succeeded', 'login.succeeded', 'login.failed', 'account.updated', 'offer.changed', 'team.invited',
          'impersonation.call', 'list.exported'])[1 + s.n % 8],
        p.organisation_id, p.id, case when s.n % 500 = 0 then p.id end,
        case s.n % 3 when 0 then 'account:' || p.id when 1 then 'session:' || s.n else 'offer:' || s.n % 5000 end,
        '{"before": {"name": "x"}, "after": {"name": "y"}}', '192.0.2.1'
      from generate_series(1, ${entries}) s (n) join people p on p.n = s.n::bigint * 7919 % ${accounts}`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
