import type { Platform } from '../../platform/platform.ts';
import { resourceLinks } from '../resources/resources.module.ts';
import { accountView } from './account.views.ts';
import { attempts } from './attempts.ts';
import { pageLinks } from './links.ts';
import { postOffice } from './post-office.ts';
import { type RecentEndings, recentEndings } from './sign-in/recent-endings.ts';
import { sessionEnding } from './sign-in/session-ending.ts';

export type AccountsPlatform = Pick<
  Platform,
  | 'configuration'
  | 'database'
  | 'clock'
  | 'signals'
  | 'audit'
  | 'limiter'
  | 'passwords'
  | 'mailer'
  | 'jobs'
  | 'files'
  | 'signedLinks'
>;

/** What the services of this module share; each names the ones it needs. */
export const accountTools = (platform: AccountsPlatform, endings: RecentEndings = recentEndings()) => ({
  database: platform.database,
  clock: platform.clock,
  audit: platform.audit,
  passwords: platform.passwords,
  attempts: attempts(platform.limiter),
  links: pageLinks(platform.configuration.publicUrl),
  linkTo: resourceLinks(platform),
  viewAccount: accountView(resourceLinks(platform)),
  post: postOffice(platform),
  sessions: sessionEnding(platform.signals, endings),
});

export type Tools = ReturnType<typeof accountTools>;
