import { sql } from 'kysely';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

async function aFailedJob({ app }: Organisation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into failed_jobs (job_id, name, data, attempts, reason, failed_at)
    values (gen_random_uuid(), 'offers.index', '{}', 5, 'not today', now()) returning id`.execute(
    app.platform.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

async function aFailedMail({ app }: Organisation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into outbox_mails (recipient, recipient_key, kind, language, subject, text_body, html_body, failed_at)
    values ('a@b.example', 'a@b.example', 'test', 'de', 'Betreff', 'x', 'x', now()) returning id`.execute(
    app.platform.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

async function anAuditEntry({ app }: Organisation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into audit_log (action, subject) values ('login.failed', 'account:1') returning id`.execute(
    app.platform.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

const ofFailedJob = async (own: Organisation) => ({ params: { failedJobId: await aFailedJob(own) } });

export const auditInputs: InputsOf<'audit'> = {
  read: async (own) => ({ params: { entryId: await anAuditEntry(own) } }),
};

export const jobsInputs: InputsOf<'jobs'> = {
  repeat: ofFailedJob,
  discard: ofFailedJob,
  async repeatAll(own) {
    await aFailedJob(own);
    return { body: { name: 'offers.index' } };
  },
};

export const mailsInputs: InputsOf<'mails'> = {
  repeat: async (own) => ({ params: { mailId: await aFailedMail(own) } }),
};

export const overviewInputs: InputsOf<'overview'> = {
  series: () => ({ params: { reading: 'MISSED_SEARCHES' }, query: { span: 'DAYS' } }),
};
