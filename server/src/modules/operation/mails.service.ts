import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { MailItem, mails as operations } from '@metra/contract/operations/operation-admin';
import type { Call } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { momentOf, numberCell } from '../../platform/text/exported-sheet.ts';
import { mailViews } from './mails.views.ts';

const stateWords = {
  WAITING: { de: 'wartet', en: 'waiting' },
  SENT: { de: 'verschickt', en: 'sent' },
  FAILED: { de: 'gescheitert', en: 'failed' },
} as const;

const moment = (at: string | null) => at && new Date(at);

const columns = listColumns<MailItem>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'An / To': ({ recipient }) => recipient,
  'Betreff / Subject': ({ subject }) => subject,
  'Art / Kind': ({ kind }) => kind,
  'Stand / State': ({ state }, { language }) => stateWords[state][language],
  'Geschrieben / Written': ({ createdAt }, { timeZone }) => momentOf(new Date(createdAt), timeZone),
  'Verschickt / Sent': ({ sentAt }, { timeZone }) => momentOf(moment(sentAt) || null, timeZone),
  'Gescheitert / Failed': ({ failedAt }, { timeZone }) => momentOf(moment(failedAt) || null, timeZone),
  'Versuche / Attempts': ({ attempts }) => numberCell(attempts),
  'Antwort / Answer': ({ answer }) => answer,
});

type Needs = Pick<Platform, 'database' | 'audit' | 'clock' | 'mailer'>;

export function mailsService({ database, audit, clock, mailer }: Needs) {
  const db = database.kysely;
  return {
    list: (_: Call, query: Query<typeof operations.list>): Promise<Page<MailItem>> =>
      mailViews(db).list(query),

    export: (call: Call, asked: Query<typeof operations.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'mails',
        name: { de: 'Mails', en: 'Mails' },
        columns,
        asked,
        pages: mailViews(db).every(asked),
      }),

    repeat: ({ actor, origin }: Call, id: number): Promise<MailItem> =>
      database.transaction(async (tx) => {
        const found = orNotFound(await mailViews(tx).one(id), 'not_found.mail');
        const outcome = await mailer.sendAgain(tx, id);
        if (outcome === 'NOT_FAILED') throw new DomainError('mail.not_failed');
        if (outcome === 'TEXT_GONE') throw new DomainError('mail.text_gone');
        const details = { kind: found.kind };
        await audit.record(tx, { action: 'mail.repeated', actor, subject: `mail:${id}`, origin, details });
        return orNotFound(await mailViews(tx).one(id), 'not_found.mail');
      }),
  };
}
