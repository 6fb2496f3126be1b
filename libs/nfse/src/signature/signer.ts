import { createHash, createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { SignedXml, type ErrorFirstCallback } from 'xml-crypto';
import { type SigningCertificate } from '#libs/certificates';
import { SIGNATURE_NAMESPACE } from '#libs/xml-tables';
import {
  ENVELOPED,
  EXCLUSIVE_C14N_WITH_COMMENTS,
  INCLUSIVE_C14N,
  RSA_SHA256,
  SHA256,
} from './algorithms';
import { withReferences } from '../xml/line-separators';
import { canonicalFrame, type SignedFrame } from './canonical-form';

/** Signs documents that are well-formed, have no declaration and no signature of their own yet. */
export interface Signer {
  /** A DPS (`writeDps`), as taxpayers sign it: inclusive canonicalization. */
  signDps(xml: string): Promise<string>;
  /** An NFS-e (`writeNfse`), as Sefin Nacional signs it: exclusive canonicalization with comments. */
  signNfse(xml: string): Promise<string>;
  /** A request to register an event (`writeEventRequest`). */
  signEventRequest(xml: string): Promise<string>;
  /** A registered event (`writeEvent`). */
  signEvent(xml: string): Promise<string>;
}

interface Profile extends SignedFrame {
  readonly c14n: string;
}

const DPS: Profile = { root: 'DPS', signed: 'infDPS', c14n: INCLUSIVE_C14N };
const NFSE: Profile = { root: 'NFSe', signed: 'infNFSe', c14n: EXCLUSIVE_C14N_WITH_COMMENTS };
const EVENT_REQUEST: Profile = {
  root: 'pedRegEvento',
  signed: 'infPedReg',
  c14n: EXCLUSIVE_C14N_WITH_COMMENTS,
};
const EVENT: Profile = {
  root: 'evento',
  signed: 'infEvento',
  c14n: EXCLUSIVE_C14N_WITH_COMMENTS,
};

/**
 * A signer with RSA and SHA-256. The RSA operation runs in the thread pool of Node, so signatures use several cores.
 * The signature is the last element of the root, and the rest of the document is not changed by a byte.
 *
 * @throws Error if the certificate or the key is not PEM
 */
export function signer({ certificatePem, privateKeyPem }: SigningCertificate): Signer {
  const key = createPrivateKey(privateKeyPem);
  const certificate = new X509Certificate(certificatePem).raw.toString('base64');
  const keyInfo = `<KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>`;
  const signAs = async (profile: Profile, xml: string): Promise<string> => {
    const signature =
      (await signCanonical(xml, profile, key, keyInfo)) ??
      (await signWithLibrary(xml, profile, key, certificatePem));
    return `${xml.slice(0, xml.lastIndexOf('</'))}${signature}${xml.slice(xml.lastIndexOf('</'))}`;
  };
  return {
    signDps: (xml) => signAs(DPS, xml),
    signNfse: (xml) => signAs(NFSE, xml),
    signEventRequest: (xml) => signAs(EVENT_REQUEST, xml),
    signEvent: (xml) => signAs(EVENT, xml),
  };
}

/** The signature of a document in the form of the writers of this package; undefined for any other. */
async function signCanonical(
  xml: string,
  profile: Profile,
  key: KeyObject,
  keyInfo: string,
): Promise<string | undefined> {
  const frame = canonicalFrame(xml, profile);
  if (frame === undefined) return undefined;
  const digest = createHash('sha256').update(frame.canonical).digest('base64');
  const content = signedInfoContent(profile.c14n, frame.id, digest);
  const canonicalInfo = `<SignedInfo xmlns="${SIGNATURE_NAMESPACE}">${content}</SignedInfo>`;
  const value = await rsaSignature(canonicalInfo, key);
  return (
    `<Signature xmlns="${SIGNATURE_NAMESPACE}"><SignedInfo>${content}</SignedInfo>` +
    `<SignatureValue>${value}</SignatureValue>${keyInfo}</Signature>`
  );
}

/** In canonical form: no empty-element tags. */
function signedInfoContent(c14n: string, id: string, digest: string): string {
  const transforms = algorithm('Transform', ENVELOPED) + algorithm('Transform', c14n);
  return (
    algorithm('CanonicalizationMethod', c14n) +
    algorithm('SignatureMethod', RSA_SHA256) +
    `<Reference URI="#${id}"><Transforms>${transforms}</Transforms>` +
    `${algorithm('DigestMethod', SHA256)}<DigestValue>${digest}</DigestValue></Reference>`
  );
}

function algorithm(element: string, uri: string): string {
  return `<${element} Algorithm="${uri}"></${element}>`;
}

function rsaSignature(text: string, key: KeyObject): Promise<string> {
  return new Promise((resolve, reject) => {
    // With a callback, the operation runs in the thread pool.
    sign('sha256', Buffer.from(text), key, (error, signature) => {
      if (error === null) resolve(signature.toString('base64'));
      else reject(error);
    });
  });
}

/** RSA with SHA-256 in the thread pool, for xml-crypto. */
class PooledRsaSha256 {
  getSignature(text: string, key: KeyObject, done: ErrorFirstCallback<string>): void {
    rsaSignature(text, key).then(
      (signature) => {
        done(null, signature);
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  }

  getAlgorithmName(): string {
    return RSA_SHA256;
  }
}

/** The signature of a document in any form, as of an NFS-e with a DPS that another program wrote. */
function signWithLibrary(
  xml: string,
  { signed, c14n }: Profile,
  privateKey: KeyObject,
  publicCert: string,
): Promise<string> {
  const signature = new SignedXml({
    privateKey,
    publicCert,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: c14n,
  });
  Object.assign(signature.SignatureAlgorithms, { [RSA_SHA256]: PooledRsaSha256 });
  signature.addReference({
    xpath: `/*/*[local-name(.)='${signed}']`,
    transforms: [ENVELOPED, c14n],
    digestAlgorithm: SHA256,
  });
  return new Promise((resolve, reject) => {
    signature.computeSignature(withReferences(xml), (error) => {
      if (error === null) resolve(signature.getSignatureXml());
      else reject(error);
    });
  });
}
