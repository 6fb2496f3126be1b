// The signature of a message, in AppHdr/Sgntr. It covers three parts: KeyInfo, AppHdr without the signature, and
// Document. A signature covers the canonical form of XML (exclusive C14N). The messages of this client and of the
// simulator are written in that form, so no canonicalization is needed here.
import { createHash, sign, verify, X509Certificate } from 'node:crypto';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${DSIG}enveloped-signature`;
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const XMLNS = ` xmlns:ds="${DSIG}"`;

/** The content of a signature, with the same namespace that SignedInfo has in its canonical form. */
const SIGNATURE = /<ds:Signature[ >][^]*<\/ds:Signature>/;

/**
 * Puts a signature into an empty `Sgntr`.
 * @param {string} xml
 * @param {{ certificate: string, key: string }} owner both as PEM
 */
export function signed(xml, { certificate, key }) {
  const keyInfo = keyInfoOf(certificate);
  const info = signedInfo(xml, keyInfo);
  const value = sign('sha256', Buffer.from(info), key).toString('base64');
  const signature =
    `<ds:Signature${XMLNS}>${info.replace(XMLNS, '')}` +
    `<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo.replace(XMLNS, '')}</ds:Signature>`;
  return xml.replace('<Sgntr></Sgntr>', () => `<Sgntr>${signature}</Sgntr>`);
}

/** Whether a message is signed with this certificate, and unchanged. */
export function isSignedWith(xml, certificate) {
  const [signature] = SIGNATURE.exec(xml) ?? [];
  if (signature === undefined) return false;
  const value = /<ds:SignatureValue>([^<]*)</.exec(signature)?.[1] ?? '';
  const info = signedInfo(xml.replace(SIGNATURE, ''), keyInfoOf(certificate));
  const isSame = signature.includes(info.replace(XMLNS, ''));
  return isSame && verify('sha256', Buffer.from(info), certificate, Buffer.from(value, 'base64'));
}

/** The text that is signed: the digests of the three parts. */
function signedInfo(xml, keyInfo) {
  return (
    `<ds:SignedInfo${XMLNS}>${algorithm('CanonicalizationMethod', C14N)}` +
    algorithm('SignatureMethod', RSA_SHA256) +
    reference(' URI="#key-info-id"', [C14N], keyInfo) +
    reference(' URI=""', [ENVELOPED, C14N], part(xml, 'AppHdr')) +
    reference('', [C14N], part(xml, 'Document')) +
    '</ds:SignedInfo>'
  );
}

function reference(uri, transforms, text) {
  const digest = createHash('sha256').update(text).digest('base64');
  return (
    `<ds:Reference${uri}><ds:Transforms>` +
    transforms.map((transform) => algorithm('Transform', transform)).join('') +
    `</ds:Transforms>${algorithm('DigestMethod', SHA256)}` +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`
  );
}

/** A part of the Envelope on its own: it has to name its namespace itself. */
function part(xml, name) {
  const namespace = /<Envelope( xmlns="[^"]*")>/.exec(xml)?.[1] ?? '';
  const text = xml.slice(xml.indexOf(`<${name}>`), xml.lastIndexOf(`</${name}>`));
  return `${text.replace(`<${name}>`, `<${name}${namespace}>`)}</${name}>`;
}

/** The signature names its certificate by issuer and serial number. */
function keyInfoOf(certificate) {
  const { issuer, serialNumber } = new X509Certificate(certificate);
  // Node writes one part of the name a line, in the order of the certificate. RFC 2253 has the other order.
  const name = issuer.split('\n').reverse().join(', ');
  return (
    `<ds:KeyInfo${XMLNS} Id="key-info-id"><ds:X509Data><ds:X509IssuerSerial>` +
    `<ds:X509IssuerName>${escaped(name)}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${BigInt(`0x${serialNumber}`)}</ds:X509SerialNumber>` +
    '</ds:X509IssuerSerial></ds:X509Data></ds:KeyInfo>'
  );
}

function algorithm(element, uri) {
  return `<ds:${element} Algorithm="${uri}"></ds:${element}>`;
}

export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
