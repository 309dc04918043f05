import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { checkedMail, type Mail, type MailAllowance, type PlainMail } from './mail.ts';
import { DeliveryError, type MailDelivery } from './mail-delivery.ts';
import {
  addressesWithEnough,
  bringBack,
  forgetTextsGivenUpBefore,
  insertMail,
  insertMails,
  markDelayed,
  markGivenUp,
  markSent,
  nextMailAllowedAt,
  readWaitingMail,
  removeMailsBefore,
  type WaitingMail,
} from './outbox.store.ts';

export type Mailer = {
  /** The mail is sent soon after the commit, and never without it. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Queues many mails without attachments in one go. */
  queueMails(tx: Tx, mails: readonly PlainMail[]): Promise<void>;
  /**
   * The time at which an address may get another mail. Simultaneous calls wait for each other, so the limit is exact.
   */
  nextMailAllowedAt(tx: Tx, address: string, allowance: MailAllowance): Promise<Date>;
  /** The addresses that have reached the limit, with the same exactness. */
  addressesWithEnough(tx: Tx, addresses: readonly string[], allowance: MailAllowance): Promise<string[]>;
  /** Sends a failed mail again. Simultaneous calls send it once. */
  sendAgain(tx: Tx, mailId: number): Promise<'ON_ITS_WAY' | 'NOT_FAILED' | 'TEXT_GONE'>;
};

export type MailerNeeds = {
  database: Database;
  jobs: Jobs;
  delivery: MailDelivery;
  /** The right-hand side of message ids, usually the domain of the sender. */
  domain: string;
  clock: Clock;
  log: Log;
  delaySeconds?: (attempts: number) => number;
};

/**
 * The delays are 10 s, 30 s, 90 s … 3 h: the first minutes cover a restart, and four days give time to notice a
 * problem.
 */
const growingDelay = (attempts: number) => Math.min(10 * 3 ** (attempts - 1), 3 * 60 * 60);
const mostAttempts = 40;
const keptDays = 90;
/** A text contains links with tokens, most of which have expired by then. */
const keptTextDays = 7;

type Delivery = { mailId: number; attempt: number };

/** Mails wait in the database until the mail server accepts them. Call this before the jobs start. */
export function createMailer(needs: MailerNeeds): Mailer {
  const { database, jobs, delivery, domain, clock, log, delaySeconds = growingDelay } = needs;

  const enqueue = (tx: Tx, job: Delivery, startAfter?: Date) =>
    jobs.enqueue(tx, 'mail.deliver', job, startAfter ? { startAfter } : {});

  async function deliver({ mailId, attempt }: Delivery): Promise<void> {
    const mail = await readWaitingMail(database.kysely, mailId);
    // A different number means that this attempt was already made and the next one is queued.
    if (mail?.attempts !== attempt) return;
    try {
      await delivery({ ...mail, messageId: `<${mail.id}.${mail.date.getTime()}@${domain}>` });
    } catch (error) {
      return postpone(mail, error);
    }
    await markSent(database.kysely, mailId, clock.now());
    log.info({ mail: mailId, kind: mail.kind }, 'mail sent');
  }

  async function postpone(mail: WaitingMail, error: unknown): Promise<void> {
    const isKnown = error instanceof DeliveryError;
    const reason = (isKnown ? error.message : String(error)).slice(0, 2000);
    const attempts = mail.attempts + 1;
    if ((isKnown && error.isFinal) || attempts >= mostAttempts) {
      await markGivenUp(database.kysely, mail.id, reason, clock.now());
      return log.error({ mail: mail.id, kind: mail.kind, attempts, reason }, 'mail given up');
    }
    // Jobs use the real time, even if the clock is a test's.
    const next = new Date(Date.now() + delaySeconds(attempts) * 1000);
    await database.transaction(async (tx) => {
      await markDelayed(tx, mail.id, reason, next);
      await enqueue(tx, { mailId: mail.id, attempt: attempts }, next);
    });
    log.warn({ mail: mail.id, kind: mail.kind, attempts, reason }, 'mail delayed');
  }

  jobs.define<Delivery>('mail.deliver', deliver, { attempts: 20, timeoutSeconds: 120, atOnce: 2 });
  jobs.define('mail.clean-up', async () => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000);
    await removeMailsBefore(database.kysely, daysAgo(keptDays));
    await forgetTextsGivenUpBefore(database.kysely, daysAgo(keptTextDays));
  });
  jobs.schedule('mail.clean-up', '40 2 * * *', 'UTC');

  return {
    async queueMail(tx, mail) {
      const mailId = await insertMail(tx, checkedMail(mail), clock.now());
      await enqueue(tx, { mailId, attempt: 0 });
    },
    async queueMails(tx, mails) {
      if (mails.length === 0) return;
      const mailIds = await insertMails(
        tx,
        mails.map((mail) => checkedMail(mail)),
        clock.now(),
      );
      await jobs.enqueueEach(
        tx,
        'mail.deliver',
        mailIds.map((mailId): Delivery => ({ mailId, attempt: 0 })),
      );
    },
    addressesWithEnough: (tx, addresses, allowance) =>
      addressesWithEnough(tx, addresses, allowance, clock.now()),
    nextMailAllowedAt: (tx, address, allowance) => nextMailAllowedAt(tx, address, allowance, clock.now()),
    async sendAgain(tx, mailId) {
      const brought = await bringBack(tx, mailId, clock.now());
      if (!brought) return 'NOT_FAILED';
      if (!brought.hasText) return 'TEXT_GONE';
      await enqueue(tx, { mailId, attempt: 0 });
      return 'ON_ITS_WAY';
    },
  };
}
