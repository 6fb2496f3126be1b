import {
  createCipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  pbkdf2,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { promisify } from 'node:util';
import * as der from './der';

/** A key with its certificate and the certificates of its issuers, as PEM. */
export interface Pkcs12Content {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
  /** The issuers, the nearest first. */
  readonly chainPem: readonly string[];
  /** The name of the key in a key store. Only ASCII. */
  readonly friendlyName: string;
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  keyBag: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  x509Certificate: '1.2.840.113549.1.9.22.1',
  friendlyName: '1.2.840.113549.1.9.20',
  localKeyId: '1.2.840.113549.1.9.21',
  pbes2: '1.2.840.113549.1.5.13',
  pbkdf2: '1.2.840.113549.1.5.12',
  hmacSha256: '1.2.840.113549.2.9',
  aes256Cbc: '2.16.840.1.101.3.4.1.42',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/** As openssl 3 writes it. Each file is written once, and its password is in the same response. */
const ITERATIONS = 2_048;
const SALT_BYTES = 16;
const IV_BYTES = 16;
const KEY_BYTES = 32;
const VERSION = 3;

/**
 * A PKCS #12 file (RFC 7292): encrypted with PBES2, PBKDF2 and AES-256, with an HMAC of SHA-256, as openssl 3 writes it by default.
 * openssl, Node and Java since 8u301 read it.
 *
 * @param password only ASCII
 */
export async function pkcs12(content: Pkcs12Content, password: string): Promise<Buffer> {
  const certificates = [content.certificatePem, ...content.chainPem].map(
    (pem) => new X509Certificate(pem).raw,
  );
  const [own = Buffer.alloc(0), ...issuers] = certificates;
  const id = createHash('sha1').update(own).digest();
  const attributes = der.set(
    attribute(OID.friendlyName, bmpString(content.friendlyName)),
    attribute(OID.localKeyId, der.octets(id)),
  );
  const key = createPrivateKey(content.privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  const encryptedKey = await encrypted(key, password);
  const keyBag = der.sequence(
    der.oid(OID.keyBag),
    der.tagged(0, der.sequence(encryptedKey.algorithm, der.octets(encryptedKey.bytes))),
    attributes,
  );
  const bags = der.sequence(
    certificateBag(own, attributes),
    ...issuers.map((raw) => certificateBag(raw)),
  );
  const safe = der.sequence(
    contentInfo(OID.encryptedData, encryptedData(await encrypted(bags, password))),
    contentInfo(OID.data, der.octets(der.sequence(keyBag))),
  );
  return der.sequence(
    der.integer(VERSION),
    contentInfo(OID.data, der.octets(safe)),
    macOf(safe, password),
  );
}

interface Encrypted {
  readonly algorithm: Buffer;
  readonly bytes: Buffer;
}

/** PBES2 with PBKDF2 and AES-256-CBC (RFC 8018, 6.2). */
async function encrypted(plain: Buffer, password: string): Promise<Encrypted> {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const key = await promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const derivation = der.sequence(
    der.oid(OID.pbkdf2),
    der.sequence(
      der.octets(salt),
      der.integer(ITERATIONS),
      der.sequence(der.oid(OID.hmacSha256), der.nothing()),
    ),
  );
  const scheme = der.sequence(der.oid(OID.aes256Cbc), der.octets(iv));
  return {
    algorithm: der.sequence(der.oid(OID.pbes2), der.sequence(derivation, scheme)),
    bytes: Buffer.concat([cipher.update(plain), cipher.final()]),
  };
}

function encryptedData({ algorithm, bytes }: Encrypted): Buffer {
  const content = der.sequence(der.oid(OID.data), algorithm, der.implicitOctets(0, bytes));
  return der.sequence(der.integer(0), content);
}

function contentInfo(type: string, content: Buffer): Buffer {
  return der.sequence(der.oid(type), der.tagged(0, content));
}

function certificateBag(raw: Buffer, attributes?: Buffer): Buffer {
  const certificate = der.sequence(der.oid(OID.x509Certificate), der.tagged(0, der.octets(raw)));
  return der.sequence(
    der.oid(OID.certificateBag),
    der.tagged(0, certificate),
    ...(attributes === undefined ? [] : [attributes]),
  );
}

function attribute(type: string, value: Buffer): Buffer {
  return der.sequence(der.oid(type), der.set(value));
}

function bmpString(text: string): Buffer {
  return der.bmpString(Buffer.from(text, 'utf16le').swap16());
}

function macOf(safe: Buffer, password: string): Buffer {
  const salt = randomBytes(SALT_BYTES);
  const digest = createHmac('sha256', macKey(password, salt)).update(safe).digest();
  const algorithm = der.sequence(der.oid(OID.sha256), der.nothing());
  return der.sequence(
    der.sequence(algorithm, der.octets(digest)),
    der.octets(salt),
    der.integer(ITERATIONS),
  );
}

const MAC_KEY = 3;
const BLOCK_BYTES = 64;

/** The key of the MAC (RFC 7292, appendix B.2). The key of SHA-256 is one digest long, so one round of blocks is enough. */
export function macKey(password: string, salt: Buffer, iterations = ITERATIONS): Buffer {
  const text = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const input = Buffer.concat([Buffer.alloc(BLOCK_BYTES, MAC_KEY), repeated(salt), repeated(text)]);
  let digest = createHash('sha256').update(input).digest();
  for (let round = 1; round < iterations; round += 1) {
    digest = createHash('sha256').update(digest).digest();
  }
  return digest;
}

/** The bytes again and again, up to a multiple of the block. */
function repeated(bytes: Buffer): Buffer {
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.alloc(length, bytes);
}
