import { X509Certificate } from 'node:crypto';
import { readTaxpayer } from '#libs/certificates';
import {
  abrasfMessage,
  type AbrasfErrorCode,
  type AbrasfMessage,
  type AbrasfRequest,
  isSameTaxpayer,
} from '#libs/nfse';
import { type Place } from '../place';
import { signedDocuments, type SignedDocument } from './signed-documents';

/** What is known about the client certificate of a request. */
export type SenderCheck =
  | { readonly state: 'absent' }
  | { readonly state: 'invalid'; readonly reason: string }
  | { readonly state: 'valid'; readonly taxId: string };

const HOW = 'Call the port of NFSE_MTLS_PORT with a certificate of POST /__admin/certificates.';

/** What is wrong with the client certificate of a request. Its holder has the CNPJ of the party, or one with the same root. */
export function senderMessages(
  request: AbrasfRequest,
  sender: SenderCheck,
  policy: Place['settings']['sender'],
): readonly AbrasfMessage[] {
  if (policy === 'any') return [];
  if (sender.state === 'absent') return [abrasfMessage('E182', HOW)];
  if (sender.state === 'invalid') return [abrasfMessage('E190', sender.reason)];
  const [{ taxId }] = signedDocuments(request);
  if (policy === 'certificate' || isSameTaxpayer(sender.taxId, taxId)) return [];
  const detail = `The request is of ${taxId}, and the client certificate is of ${sender.taxId}.`;
  return [abrasfMessage('E157', detail)];
}

/** What is wrong with the certificates of the signatures of a request. A signature that is wrong itself is not looked at. */
export function signerMessages(
  request: AbrasfRequest,
  nowMs: number,
  { signer, signatures }: Pick<Place['settings'], 'signer' | 'signatures'>,
): readonly AbrasfMessage[] {
  if (signer === 'any' || signatures === 'off') return [];
  const found = new Map<string, AbrasfMessage>();
  for (const document of signedDocuments(request)) {
    const wrong = signerError(document, nowMs);
    if (wrong === undefined) continue;
    // All receipts of a batch can have the same error.
    const key = `${wrong.code} ${wrong.detail}`;
    if (!found.has(key)) found.set(key, abrasfMessage(wrong.code, wrong.detail));
  }
  return [...found.values()];
}

interface SignerError {
  readonly code: AbrasfErrorCode;
  readonly detail: string;
}

function signerError(
  { name, signature, taxId, code }: SignedDocument,
  nowMs: number,
): SignerError | undefined {
  if (signature.state !== 'valid') return undefined;
  const certificate = new X509Certificate(signature.certificate);
  const { validFrom, validTo } = certificate;
  if (nowMs < Date.parse(validFrom) || nowMs > Date.parse(validTo)) {
    const detail = `${name}: the certificate of its signature is valid from ${validFrom} to ${validTo}.`;
    return { code: 'E189', detail };
  }
  const signer = readTaxpayer(certificate).taxId;
  if (signer === undefined) {
    return {
      code: 'E189',
      detail: `${name}: the certificate of its signature has no CNPJ or CPF.`,
    };
  }
  if (isSameTaxpayer(signer, taxId)) return undefined;
  return { code, detail: `${name} is of ${taxId}, and ${signer} has signed it.` };
}
