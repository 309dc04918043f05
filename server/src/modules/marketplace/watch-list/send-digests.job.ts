import { writeMail } from '../../../platform/mail/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watchListDigest } from './digest.mail.ts';
import { digestSecret } from './digest.service.ts';
import { digestStore, forgetDigests } from './digest.store.ts';
import { type DigestReader, digestViews } from './digest.views.ts';
import { digestToken } from './digest-token.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'mailer' | 'configuration'>;

const keptDays = 14;

/** Runs every hour because of time zones. Each person gets one digest a day. */
export function registerDigestJob(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('watch-list.digests', () => sendDigests(needs), { timeoutSeconds: 900 });
  jobs.schedule('watch-list.digests', '35 * * * *', 'UTC');
}

export async function sendDigests(needs: Needs): Promise<void> {
  const { database, clock } = needs;
  const db = database.kysely;
  const secret = await digestSecret(needs);
  let readers = await digestViews(db, { now: clock.now() }).readers(0);
  while (readers.length > 0) {
    for (const reader of readers) await sendDigest(needs, reader, secret);
    readers = await digestViews(db, { now: clock.now() }).readers(readers.at(-1)?.id ?? 0);
  }
  await forgetDigests(db, new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000));
}

async function sendDigest(needs: Needs, reader: DigestReader, secret: Buffer): Promise<void> {
  const { database, clock, mailer, configuration } = needs;
  const { id, email, name, language, today } = reader;
  const { publicUrl } = configuration;
  const site = language === 'de' ? publicUrl : `${publicUrl}/en`;
  await database.transaction(async (tx) => {
    const store = digestStore(tx, id);
    if (!(await store.claim(today, clock.now()))) return;
    const news = await store.take();
    if (news.length === 0) return;
    const links = {
      watchList: `${publicUrl}/app/organisation/watch-list`,
      stop: `${site}/watch-list-digest?token=${digestToken(secret, id)}`,
    };
    const mail = writeMail(language, name, watchListDigest(language, { news, links }), publicUrl);
    await mailer.queueMail(tx, { to: email, language, kind: 'watch-list-digest', ...mail });
  });
}
