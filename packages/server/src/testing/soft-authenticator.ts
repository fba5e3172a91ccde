import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer } from '@bowerbird/contract/identity/passkeys/schemas.ts';

const ORIGIN = 'http://localhost:3000';
/** Flags of authenticator data: the person was there, proved who they are, and a new key is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

/** What a test may do wrong on purpose. */
export interface Mischief {
  readonly origin?: string;
  readonly rpId?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly challenge?: string;
}

/** An authenticator in software, which answers a challenge as the options carry it. It is as much of WebAuthn as one key needs: makes a passkey and answers challenges by it. */
export function createSoftAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  return {
    register(challenge: unknown, mischief: Mischief = {}): PasskeyAnswer {
      const attached = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(mischief, PRESENT | VERIFIED | ATTACHED), attached]);
      const clientDataJSON = clientData('webauthn.create', challenge, mischief);
      return answer(id, { clientDataJSON, attestationObject: attestationOf(data).toString('base64url'), transports: ['internal'] });
    },
    answer(challenge: unknown, mischief: Mischief = {}): PasskeyAnswer {
      const data = authenticatorData(mischief, PRESENT | VERIFIED);
      const clientDataJSON = clientData('webauthn.get', challenge, mischief);
      const signature = createSign('sha256')
        .update(data)
        .update(createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest())
        .sign(privateKey);
      return answer(id, { clientDataJSON, authenticatorData: data.toString('base64url'), signature: signature.toString('base64url') });
    },
  };
}

function answer(id: Buffer, response: Record<string, unknown>): PasskeyAnswer {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key', response, clientExtensionResults: {} };
}

function clientData(type: string, challenge: unknown, { origin = ORIGIN, challenge: other }: Mischief): string {
  return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false })).toString('base64url');
}

function authenticatorData({ rpId = 'localhost', flags, counter = 0 }: Mischief, usual: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags ?? usual]), count]);
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

/** The key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, ES256 on P-256). */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x!),
    Buffer.from([0x22]),
    coordinate(y!),
  ]);
}

/** {fmt: "none", attStmt: {}, authData: bytes} in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    lengthOf(data),
    data,
  ]);
}
