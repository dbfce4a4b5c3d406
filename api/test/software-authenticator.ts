import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A value's bytes in CBOR (RFC 8949), as far as an authenticator needs it. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What a test makes wrong on purpose. */
interface Wrong {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Somebody else's passkey that signs. */
  signedBy?: Passkey;
  userHandle?: string;
  counter?: number;
  /** Whether nobody touched it. */
  absent?: boolean;
  crossOrigin?: boolean;
}

export type Passkey = ReturnType<typeof aPasskey>;

/** An authenticator in software with one ES256 key; `steps` is how far its counter moves with each use. */
export function aPasskey({ origin = 'http://localhost:3000', steps = 1 } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = text(randomBytes(32));
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;
  let userHandle = text(randomBytes(16));

  const clientData = (type: string, { challenge }: Options, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: wrong.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (rpId: string, wrong: Wrong, attested = Buffer.alloc(0)) => {
    const head = Buffer.alloc(37);
    sha256(wrong.rpId ?? rpId).copy(head);
    // Present and verified, with or without the key of a new passkey.
    head[32] = (wrong.absent ? 0 : 0x01) | 0x04 | (attested.length > 0 ? 0x40 : 0);
    head.writeUInt32BE(wrong.counter ?? counter, 33);
    return Buffer.concat([head, attested]);
  };

  return {
    id,
    sign: (data: Buffer) => sign('sha256', data, privateKey),
    /** Makes the passkey, as `navigator.credentials.create` answers. */
    create(options: Options, wrong: Wrong = {}) {
      userHandle = options.user?.id ?? userHandle;
      const size = Buffer.from([0, 32]);
      const attested = Buffer.concat([Buffer.alloc(16), size, Buffer.from(id, 'base64url'), cose]);
      const authData = authenticatorData(options.rp?.id ?? '', wrong, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, wrong)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Logs in, as `navigator.credentials.get` answers. */
    get(options: Options, wrong: Wrong = {}) {
      counter += steps;
      const data = authenticatorData(options.rpId ?? '', wrong);
      const client = clientData('webauthn.get', options, wrong);
      const signer = wrong.signedBy ?? this;
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signer.sign(Buffer.concat([data, sha256(client)]))),
          userHandle: wrong.userHandle ?? userHandle,
        },
      };
    },
  };
}
