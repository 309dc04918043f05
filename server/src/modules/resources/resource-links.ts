import type { Clock } from '../../platform/clock/clock.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { linkName } from './file-names.ts';
import { type AddressOf, ownAddress } from './image-addresses.ts';

const hour = 60 * 60 * 1000;

interface Needs {
  signedLinks: SignedLinks;
  clock: Clock;
}

export type LinkTo = (file: { id: number; name: string; mime_type: string }) => string;

/** A link is valid for one to two hours. It stays the same within an hour, so that the browser's cache works. */
const signer =
  ({ signedLinks, clock }: Needs) =>
  (path: string): string => {
    const begun = Math.floor(clock.now().getTime() / hour);
    return signedLinks.sign(path, new Date((begun + 2) * hour));
  };

export const resourceLinks = (needs: Needs): LinkTo => {
  const sign = signer(needs);
  return ({ id, name, mime_type }) => sign(`/files/${id}/${linkName(name, mime_type)}`);
};

/** Sizes of a picture, for people who may see the file itself. */
export const imageLinks = (needs: Needs): AddressOf => {
  const sign = signer(needs);
  return (row, width, format) => sign(ownAddress(row, width, format));
};
