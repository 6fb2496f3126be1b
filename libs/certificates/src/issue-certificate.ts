import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  webcrypto,
} from 'node:crypto';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import type { Extension, KeyUsageFlags } from '@peculiar/x509';
import * as der from './der';

/** A certificate with its key, both as PEM (PKCS #8 for the key). */
export interface SigningCertificate {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

/** The allowed uses of the key of a certificate. */
export type CertificateUse =
  | { readonly for: 'authority' }
  | { readonly for: 'signing' }
  | { readonly for: 'client' }
  | { readonly for: 'server'; readonly hostNames: readonly string[] }
  /** A client of TLS with a host name (BRCAC of Open Finance Brasil). */
  | { readonly for: 'transport'; readonly hostNames: readonly string[] }
  /** A signature with legal value (BRSEAL of Open Finance Brasil), with names of ICP-Brasil by their OID. */
  | { readonly for: 'seal'; readonly otherNames: readonly OtherName[] }
  /** An e-CNPJ or e-CPF of ICP-Brasil: signatures, and a client of TLS unless `isClient` is false. */
  | {
      readonly for: 'taxpayer';
      readonly otherNames: readonly OtherName[];
      readonly isClient: boolean;
    };

/** A name in a certificate whose meaning an OID says. */
export type OtherName = readonly [oid: string, value: string];

/** The types of the parts of a name: a short name of X.500, or an OID. */
export type NameType = 'C' | 'ST' | 'L' | 'O' | 'OU' | 'CN' | `${number}.${string}`;

/** A part of a name. Without an encoding, `O` is a UTF8String, and the others are PrintableStrings if they can be. */
export type NamePart = readonly [type: NameType, value: string, encoding?: 'utf8' | 'printable'];

export interface CertificateContent {
  /** The parts of the name of the holder, in the order in which they are encoded. */
  readonly subject: readonly NamePart[];
  /** Hexadecimal digits. */
  readonly serialNumber: string;
  /** The period of validity, in milliseconds since 1970; a certificate has whole seconds. */
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  readonly use: CertificateUse;
}

const MODULUS_BITS = 2048;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const SERIAL_BYTES = 16;
const SUBJECT_ALT_NAME = '2.5.29.17';

/** Makes an RSA key of 2048 bits, as PEM. It takes a tenth of a second or more, in the thread pool of Node. */
export async function makePrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** A random serial number in hexadecimal digits, positive and not zero. */
export function randomSerialNumber(): string {
  const bytes = randomBytes(SERIAL_BYTES);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
}

/**
 * Makes a certificate for a key.
 *
 * @param privateKeyPem the key of the holder
 * @param issuer signs the certificate; without it, the certificate is self-signed
 */
export async function issueCertificate(
  content: CertificateContent,
  privateKeyPem: string,
  issuer?: SigningCertificate,
): Promise<string> {
  // Loaded only when needed, because loading takes time and a service seldom makes a certificate. @peculiar/x509 uses
  // tsyringe, which needs reflect-metadata first.
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const publicKey = await importPublicKey(privateKeyPem);
  // A plain string would be parsed, including quotes and escapes.
  const subject = new x509.Name(
    content.subject.map(([type, value, encoding = type === 'O' ? 'utf8' : undefined]) => ({
      [type]: [encoding === undefined ? value : { [`${encoding}String`]: value }],
    })),
  );
  const certificate = await x509.X509CertificateGenerator.create(
    {
      serialNumber: content.serialNumber,
      subject,
      issuer:
        issuer === undefined
          ? subject
          : new x509.X509Certificate(issuer.certificatePem).subjectName,
      notBefore: new Date(content.notBeforeMs),
      notAfter: new Date(content.notAfterMs),
      signingAlgorithm: RSA,
      publicKey,
      signingKey: await importPrivateKey(issuer?.privateKeyPem ?? privateKeyPem),
      extensions: await extensionsOf(content.use, publicKey, issuer),
    },
    webcrypto,
  );
  return certificate.toString('pem');
}

async function extensionsOf(
  use: CertificateUse,
  publicKey: webcrypto.CryptoKey,
  issuer: SigningCertificate | undefined,
): Promise<Extension[]> {
  const x509 = await import('@peculiar/x509');
  const flags = x509.KeyUsageFlags;
  const isAuthority = use.for === 'authority';
  const usages: Readonly<Record<CertificateUse['for'], KeyUsageFlags>> = {
    authority: flags.keyCertSign | flags.cRLSign,
    signing: flags.digitalSignature | flags.nonRepudiation,
    // A participant has one certificate, for TLS and for signatures.
    client: flags.digitalSignature | flags.nonRepudiation,
    server: flags.digitalSignature | flags.keyEncipherment,
    transport: flags.digitalSignature | flags.keyEncipherment,
    seal: flags.digitalSignature | flags.nonRepudiation,
    taxpayer: flags.digitalSignature | flags.nonRepudiation | flags.keyEncipherment,
  };
  const extensions: Extension[] = [
    new x509.BasicConstraintsExtension(isAuthority, undefined, true),
    new x509.KeyUsagesExtension(usages[use.for], true),
  ];
  extensions.push(...(await purposesOf(use)));
  if (use.for === 'signing') return extensions;
  // Some clients refuse a certificate without the identifiers of its key and of the key of its issuer.
  const issuerKey = issuer === undefined ? publicKey : await importPublicKey(issuer.privateKeyPem);
  return [
    ...extensions,
    await x509.SubjectKeyIdentifierExtension.create(publicKey, false, webcrypto),
    await x509.AuthorityKeyIdentifierExtension.create(issuerKey, false, webcrypto),
  ];
}

/** The extended key usage and the alternative names. */
async function purposesOf(use: CertificateUse): Promise<Extension[]> {
  const x509 = await import('@peculiar/x509');
  const { clientAuth, emailProtection, serverAuth } = x509.ExtendedKeyUsage;
  switch (use.for) {
    case 'authority':
    case 'signing':
      return [];
    case 'client':
      return [new x509.ExtendedKeyUsageExtension([clientAuth])];
    case 'seal':
      // The library knows only two kinds of other names.
      return [new x509.Extension(SUBJECT_ALT_NAME, false, otherNames(use.otherNames))];
    case 'taxpayer': {
      const purposes = [...(use.isClient ? [clientAuth] : []), emailProtection];
      const usage = new x509.ExtendedKeyUsageExtension(purposes);
      if (use.otherNames.length === 0) return [usage];
      return [usage, new x509.Extension(SUBJECT_ALT_NAME, false, otherNames(use.otherNames))];
    }
    case 'server':
    case 'transport': {
      const names = use.hostNames.map((value) => ({
        type: isIP(value) > 0 ? ('ip' as const) : ('dns' as const),
        value,
      }));
      const purpose = use.for === 'server' ? serverAuth : clientAuth;
      return [
        new x509.ExtendedKeyUsageExtension([purpose]),
        new x509.SubjectAlternativeNameExtension(names),
      ];
    }
  }
}

/** GeneralNames of the kind otherName (RFC 5280, 4.2.1.6). ICP-Brasil writes their values as octet strings. */
function otherNames(names: readonly OtherName[]): Buffer {
  return der.sequence(
    ...names.map(([oid, value]) =>
      der.tagged(0, der.oid(oid), der.tagged(0, der.octets(Buffer.from(value, 'latin1')))),
    ),
  );
}

function importPublicKey(privateKeyPem: string): Promise<webcrypto.CryptoKey> {
  const der = createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' });
  return webcrypto.subtle.importKey('spki', der, RSA, true, ['verify']);
}

function importPrivateKey(privateKeyPem: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  return webcrypto.subtle.importKey('pkcs8', der, RSA, false, ['sign']);
}
