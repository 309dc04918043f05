import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyQuestion } from '@metra/contract/core/passkey-question';
import type { NewPasskeyQuestion, PasskeyAnswer } from '@metra/contract/shapes/second-factor-shapes';

/** The part of CBOR that an authenticator needs: integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, held]) => [cbor(key), cbor(held as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

interface Behaviour {
  origin?: string;
  rpId?: string;
  /** False if the device has not verified its owner. */
  recognisesOwner?: boolean;
  /** The signature counter that it reports. */
  counter?: number;
}

const flags = { present: 1, verified: 4, attested: 64 };

/** A passkey in a simulated device, in the browser's format. */
export class VirtualAuthenticator {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  make(question: Pick<NewPasskeyQuestion, 'challenge' | 'rp'>, behaviour: Behaviour = {}) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), uint(this.#id.length, 2), this.#id, cbor(key)]);
    const data = this.#data(behaviour.rpId ?? question.rp.id, flags.attested, behaviour);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([data, attested])],
    ]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', question.challenge, behaviour).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign(question: Pick<PasskeyQuestion, 'challenge' | 'rpId'>, behaviour: Behaviour = {}): PasskeyAnswer {
    this.#counter += 1;
    const data = this.#data(behaviour.rpId ?? question.rpId, 0, behaviour);
    const client = clientData('webauthn.get', question.challenge, behaviour);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.#key);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  #data(rpId: string, more: number, { recognisesOwner = true, counter }: Behaviour): Buffer {
    const set = flags.present | (recognisesOwner ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), uint(set, 1), uint(counter ?? this.#counter, 4)]);
  }
}

const clientData = (type: string, challenge: string, { origin = 'https://metra.example' }: Behaviour) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
