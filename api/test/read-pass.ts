import { createHash, verify, X509Certificate } from 'node:crypto';

/** The files of a pass, by their names: a zip whose files are stored as they are. */
export function filesOfPass(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [stored, size, nameLength, extra, comment] = [
      zip.readUInt16LE(entry + 10) === 0,
      zip.readUInt32LE(entry + 24),
      zip.readUInt16LE(entry + 28),
      zip.readUInt16LE(entry + 30),
      zip.readUInt16LE(entry + 32),
    ];
    if (!stored) throw new Error('a file is compressed');
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength);
    const header = zip.readUInt32LE(entry + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    files.set(name, zip.subarray(from, from + size));
    entry += 46 + nameLength + extra + comment;
  }
  return files;
}

/** The hashes that its manifest should have. */
export const hashesOf = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => name !== 'manifest.json' && name !== 'signature')
      .map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
  );

interface Der {
  tag: number;
  /** The value with its tag and length. */
  whole: Buffer;
  content: Buffer;
}

/** The values in DER, one after the other. */
function valuesOf(der: Buffer): Der[] {
  const values: Der[] = [];
  for (let at = 0; at < der.length;) {
    const short = der.readUInt8(at + 1);
    const more = short > 127 ? short - 128 : 0;
    const from = at + 2 + more;
    const length = more > 0 ? der.readUIntBE(at + 2, more) : short;
    values.push({
      tag: der.readUInt8(at),
      whole: der.subarray(at, from + length),
      content: der.subarray(from, from + length),
    });
    at = from + length;
  }
  return values;
}

const part = (der: Der | undefined, index: number): Der => {
  const value = der && valuesOf(der.content)[index];
  if (!value) throw new Error('it is no signature');
  return value;
};

/**
 * Whether a manifest's signature (PKCS #7, detached) was made with this certificate, and contains the certificates it names.
 * @throws if it isn't a signature
 */
export function isSignedBy(
  manifest: Buffer,
  signature: Buffer,
  { certificate, wwdr }: Record<'certificate' | 'wwdr', string>,
) {
  const signedData = part(part(valuesOf(signature)[0], 1), 0);
  const came = new Set(valuesOf(part(signedData, 3).content).map(({ whole }) => whole.toString('hex')));
  const signer = part(part(signedData, 4), 0);
  const [attributes, signed] = [part(signer, 3), part(signer, 5)];
  const digest = createHash('sha1').update(manifest).digest();
  const signedAttributes = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  const [own, above] = [new X509Certificate(certificate), new X509Certificate(wwdr)];
  return (
    [own, above].every(({ raw }) => came.has(raw.toString('hex'))) &&
    attributes.content.includes(digest) &&
    verify('sha1', signedAttributes, own.publicKey, signed.content)
  );
}
