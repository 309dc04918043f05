import { describe, expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/**
 * The module that writes each table. Other modules use its functions or its views, such as
 * `kpis_definitions`.
 */
const owners: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    platform:
      'audit_log rate_limits idempotency_keys outbox_mails outbox_attachments server_secrets seeds failed_jobs job_runs backups',
    accounts:
      'accounts sessions mail_tokens invitations events totp_secrets passkeys recovery_codes sign_in_challenges',
    'admin-views': 'admin_views',
    reminders: 'reminder_settings reminders_sent',
    organisations: 'organisations organisation_tags',
    storage: 'stored_values',
    resources: 'resources unused_files image_sizes resource_uses',
    catalogue:
      'goals measures goal_kpis target_proposals measure_kpis industries industry_suggested_goals sizes motivations motivation_goals measure_tags offer_types organisation_types removed_from_catalogue',
    content: 'pages page_versions page_slugs homes home_versions',
    kpis: 'kpis kpi_formula_uses kpi_formula_changes switched_off_kpis categories factors factor_values factor_changes own_factors own_factor_evidence own_factor_changes organisation_kpis kpi_records kpi_record_evidence kpi_record_changes kpi_batches cross_checks fuels',
    operation: 'daily_readings missed_searches',
    projects: 'projects project_partners',
    translations: 'translation_checks',
    tags: 'tags tag_types removed_tags',
    marketplace:
      'offers offer_categories offer_tags offer_partners posts offer_days offer_search offer_words offer_contacts offer_reports watch_list watch_list_settings watch_list_news watch_list_digests',
    'search-words': 'search_synonyms search_compounds search_relations',
    questionnaires:
      'questionnaires removed_questionnaires questionnaire_tags questionnaire_versions questionnaire_results questionnaire_counts questionnaire_attempts kept_questionnaire_results',
    'frozen-reports': 'report_codes frozen_reports frozen_report_files frozen_report_links',
    reports: 'report_narratives report_explanations',
    standards:
      'standards standard_versions standard_members standard_disclosures standard_datapoints disclosure_answers disclosure_rows disclosure_people entity_identifiers',
    strategies: 'strategies',
    tracking:
      'trackable_goals trackable_goal_kpis trackable_measures measure_ratings measure_evidence activities target_changes leading_kpi_changes goal_endings',
    subscriptions:
      'subscriptions billing_data promotions promotion_redemptions invoice_numbers invoices invoice_documents invoice_payments subscription_notices invoice_notices',
  }).flatMap(([owner, tables]) => tables.split(' ').map((table) => [table, owner])),
);

/** Views are named after their owner, except those of the marketplace: `offers_public`. */
const viewPrefixes: Readonly<Record<string, string>> = { marketplace: 'offers' };

/** A database with accounts is in use, and restoring a backup must not overwrite it. */
const allowed = ['platform reads accounts'];

interface Use {
  file: string;
  table: string;
  kind: 'reads' | 'writes';
}

const statement =
  /\b(?:(insertInto|updateTable|deleteFrom|mergeInto)|(selectFrom|(?:inner|left|right|full)Join|using|from))\(\s*\[?\s*'(\w+)/g;
/** Finds the other tables in `from(['a', 'b'])`. */
const listed = /()(?<=\bfrom\(\[[^\]]*)(,)\s*'(\w+)/g;
const clause = /\b(?:(insert into|update|delete from|merge into)|(from|join|using))\s+(\w+)/gi;
const comment = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

/** Returns the tables and views that the statements in a text read and write. */
function usesIn(file: string, text: string, relations: ReadonlySet<string>): Use[] {
  const code = text.replace(comment, ' ');
  const found = [statement, listed, clause].flatMap((pattern) => [...code.matchAll(pattern)]);
  return found.flatMap(([, writes, , table = '']) =>
    relations.has(table) ? [{ file, table, kind: writes ? 'writes' : 'reads' } as const] : [],
  );
}

const moduleOf = (file: string) =>
  /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ??
  (/^server\/src\/platform\//.test(file) ? 'platform' : '');

const isForeign = ({ file, table }: Use) => (owners[table] ?? '') !== moduleOf(file);

const files = repositoryFiles().filter(
  (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.(test|gen)\.ts$/.test(file),
);
const migrations = repositoryFiles()
  .filter((file) => /^server\/migrations\/.*\.sql$/.test(file))
  .map(textOf)
  .join('\n');
const madeIn = (kind: 'table' | 'view') =>
  [...migrations.matchAll(new RegExp(`^create (?:unlogged )?${kind} (\\w+)`, 'gm'))].map(
    ([, name = '']) => name,
  );
const dropped = [...migrations.matchAll(/^drop table (\w+)/gm)].map(([, name = '']) => name);
const tables = new Set(madeIn('table').filter((name) => !dropped.includes(name)));

describe('each table belongs to one module', () => {
  test('and is named here', () => {
    expect(Object.keys(owners).toSorted()).toEqual([...tables].toSorted());
  });

  test('which alone writes and reads it', () => {
    const foreign = files.flatMap((file) => usesIn(file, textOf(file), tables)).filter(isForeign);
    const saysOf = ({ file, kind, table }: Use) => `${moduleOf(file)} ${kind} ${table}`;
    expect(foreign.filter((use) => !allowed.includes(saysOf(use)))).toEqual([]);
    expect(allowed.filter((exception) => !foreign.map(saysOf).includes(exception))).toEqual([]);
  });

  test('a view is named after its owner, and reads what is its owner’s or another view', () => {
    const views = new Set(madeIn('view'));
    const odd = [...migrations.matchAll(/^create view (\w+) as([^;]+);/gm)].flatMap(
      ([, view = '', query = '']) => {
        const isOwn = (owner = '') =>
          view.startsWith(`${viewPrefixes[owner] ?? owner.replaceAll('-', '_')}_`);
        return usesIn(view, query, new Set([...tables, ...views]))
          .filter(({ table }) => tables.has(table) && !isOwn(owners[table]))
          .map(({ table }) => `${view} reads ${table}`);
      },
    );
    expect(odd).toEqual([]);
  });

  test.each([
    ['server/src/modules/tracking/x.store.ts', "db.selectFrom('accounts as a')"],
    ['server/src/modules/tracking/x.store.ts', "db\n  .leftJoin('kpis as k', 'k.id', 'x')"],
    [
      'server/src/modules/tracking/x.store.ts',
      "db.updateTable('activities').from(['trackable_goals as t', 'kpis as k'])",
    ],
    ['server/src/modules/kpis/x.views.ts', 'sql`select 1 from trackable_goals tg`'],
    ['server/src/modules/kpis/x.store.ts', "tx.insertInto('goals')"],
    ['server/src/platform/x.ts', 'sql`update organisations set name = 1`'],
  ])('a statement in %s is caught: %s', (file, text) => {
    expect(usesIn(file, text, tables).filter(isForeign)).not.toEqual([]);
  });
});
