import type { PasskeyQuestion } from '@metra/contract/core/passkey-question';
import type { NewPasskeyQuestion, PasskeyAnswer } from '@metra/contract/shapes/second-factor-shapes';
import { type AuthenticatorTransport, startAuthentication, startRegistration } from '@simplewebauthn/browser';

const reference = ({ id, transports }: PasskeyQuestion['passkeys'][number]) => ({
  id,
  type: 'public-key' as const,
  // The device named its transports when the passkey was created.
  transports: transports as AuthenticatorTransport[],
});

export async function askForPasskey({ challenge, rpId, passkeys }: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      ...(passkeys.length > 0 && { allowCredentials: passkeys.map(reference) }),
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

export async function makePasskey(question: NewPasskeyQuestion) {
  const { challenge, rp, user, algorithms, exclude } = question;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp,
      user,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: exclude.map(reference),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}
