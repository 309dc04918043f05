import { seed } from '../lib/seeding.ts';

export interface AdministrationSize {
  readonly accounts: number;
  readonly entries: number;
}

const accountsEach = 4;

/** Creates many accounts, and two years of the audit log. */
export const seedAdministration = (
  adminConnectionString: string,
  { accounts, entries }: AdministrationSize,
): Promise<void> =>
  seed(adminConnectionString, `${accounts} accounts and ${entries} entries`, async ({ run, inChunks }) => {
    await inChunks(
      'organisations',
      accounts / accountsEach,
      (from, to) => `
      insert into organisations (slug, name)
      select 'bench-' || n, 'Firma ' || substr(md5(n::text), 1, 8) || ' GmbH' from generate_series(${from}, ${to}) n`,
    );
    await inChunks(
      'accounts',
      accounts / accountsEach,
      (from, to) => `
      insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, roles, status,
        created_at, last_login_at)
      select o.id, p || '@' || o.slug || '.example', p || '@' || o.slug || '.example', 'x',
        (array['Anna', 'Bernd', 'Çigdem', 'Dörte', 'Emil'])[1 + (o.id + p) % 5], initcap(substr(md5(o.slug || p), 1, 9)),
        array['USER'], case (o.id + p) % 100 when 0 then 'PENDING' when 1 then 'SPAM' else 'ACTIVE' end,
        now() - (o.id * 4 + p) * interval '11 minutes', case when p < 3 then now() - o.id * interval '7 minutes' end
      from generate_series(${from}, ${to}) n join organisations o on o.slug = 'bench-' || n
      cross join generate_series(1, ${accountsEach}) p`,
    );
    await run(
      'people',
      'create temp table people as select id, organisation_id, row_number() over (order by id) - 1 as n from accounts',
    );
    await inChunks(
      'entries of the audit log',
      entries,
      (from, to) => `
      insert into audit_log (at, action, organisation_id, actor_account_id, as_account_id, subject, details, ip)
      select now() - s.n * interval '1 minute',
        (array['login.succeeded', 'login.succeeded', 'login.failed', 'account.updated', 'offer.changed', 'team.invited',
          'impersonation.call', 'list.exported'])[1 + s.n % 8],
        p.organisation_id, p.id, case when s.n % 500 = 0 then p.id end,
        case s.n % 3 when 0 then 'account:' || p.id when 1 then 'session:' || s.n else 'offer:' || s.n % 5000 end,
        '{"before": {"name": "x"}, "after": {"name": "y"}}', '192.0.2.1'
      from generate_series(${from}, ${to}) s (n) join people p on p.n = s.n::bigint * 7919 % ${accounts}`,
    );
    await run('vacuum', 'vacuum analyze');
  });
