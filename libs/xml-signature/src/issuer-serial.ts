import { X509Certificate } from 'node:crypto';

/** Issuer and serial number of a certificate, which a signature has instead of the certificate. */
export interface IssuerSerial {
  /** The distinguished name, the most specific part first: `CN=Autoridade, O=ICP-Brasil, C=BR` (RFC 2253). */
  readonly issuer: string;
  /** Decimal digits. */
  readonly serial: string;
}

/** @throws Error if the certificate is not PEM */
export function issuerSerialOf(certificatePem: string): IssuerSerial {
  const { issuer, serialNumber } = new X509Certificate(certificatePem);
  return {
    // Node writes one part a line, with the escapes of RFC 2253, in the order of the certificate.
    issuer: issuer.split('\n').reverse().join(', '),
    serial: BigInt(`0x${serialNumber}`).toString(),
  };
}

/**
 * One text for all spellings of the same issuer and serial number, such as a key of a map. Programs differ in the order
 * of the parts, in the white space, in quotes and escapes, and in leading zeros.
 */
export function issuerSerialKey({ issuer, serial }: IssuerSerial): string {
  const parts = partsOf(issuer).map((part) => {
    const [type = '', ...value] = part.split('=');
    return `${type.trim().toUpperCase()}=${plainValue(value.join('='))}`;
  });
  const number = /^\s*\d+\s*$/.test(serial) ? serial.trim().replace(/^0+(?=\d)/, '') : serial;
  return `${number} ${parts.sort().join(',')}`;
}

/** The parts of a distinguished name: separated by commas or semicolons that are neither quoted nor escaped. */
function partsOf(name: string): string[] {
  return Array.from(name.matchAll(/(?:[^,;"\\]|\\[^]|"(?:[^"\\]|\\[^])*"|["\\])+/g), ([part]) =>
    part.trim(),
  );
}

function plainValue(value: string): string {
  const trimmed = value.trim();
  const unquoted = /^"(.*)"$/s.exec(trimmed)?.[1] ?? trimmed;
  return unquoted
    .replace(/\\([^])/g, '$1')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
