import type { Clock } from '../../platform/clock/clock.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { linkName } from './file-names.ts';

const hour = 60 * 60 * 1000;

export type LinkTo = (file: { id: number; name: string; mime_type: string }) => string;

/** Good for one to two hours; the same within an hour, so that a browser shows what it has already. */
export const resourceLinks =
  ({ signedLinks, clock }: { signedLinks: SignedLinks; clock: Clock }): LinkTo =>
  ({ id, name, mime_type }) => {
    const begun = Math.floor(clock.now().getTime() / hour);
    return signedLinks.sign(`/files/${id}/${linkName(name, mime_type)}`, new Date((begun + 2) * hour));
  };
