import type { Body } from '@metra/contract/core/operation';
import type { secondFactor } from '@metra/contract/operations/second-factor';
import type { PasskeyAnswer } from '@metra/contract/shapes/second-factor-shapes';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import type { RelyingParty } from './relying-party.ts';

/** The library supports all kinds of attestation and is large, so it is loaded on demand. */
const library = onFirstUse(() => import('@simplewebauthn/server'));

/** Devices support ES256, EdDSA and RS256. */
export const passkeyAlgorithms = [-7, -8, -257];

export interface StoredPasskey {
  id: number;
  accountId: number;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

export interface MadePasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

type NewPasskey = Body<typeof secondFactor.addPasskey>['passkey'];

/** Undefined if the answer is not for this challenge and site or was given without user verification. */
export async function verifiedNewPasskey(
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: NewPasskey,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  };
}

/** The new counter of a passkey that has signed the challenge; undefined if the signature is invalid. */
export async function verifiedCounter(
  party: RelyingParty,
  challenge: string,
  stored: StoredPasskey,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyAnswer,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credentialId.toString('base64url'),
      publicKey: new Uint8Array(stored.publicKey),
      counter: stored.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
