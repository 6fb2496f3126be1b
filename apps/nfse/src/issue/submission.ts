import { newUuid } from '#libs/kernel';
import { type InfDps } from '#libs/nfse';
import { INITIAL_STATUS, type Issuer, type NewInvoice, type XmlLayout } from '../invoices/invoice';
import { type Computation, providerOf } from '../invoices/numbering';

/** A DPS, and the data of its invoice that the DPS does not have. */
export interface Submission {
  /** The id of the new invoice; random by default. */
  readonly id?: string;
  /** The time of issue; now by default. */
  readonly issuedAtMs?: number;
  readonly dps: InfDps;
  readonly computation: Computation;
  readonly issuer: Issuer;
  readonly layout: XmlLayout;
  /** The sender's own id; null if it has none. */
  readonly reference: string | null;
  /** The hash of the request. A repeated request has the same hash. */
  readonly content: string;
  /** The signed DPS, if the sender numbers and signs it itself; otherwise null. */
  readonly dpsXml: string | null;
  /** False: the invoice is processing first, and is checked later. */
  readonly isSync: boolean;
}

/** The invoice of a submission, before it is accepted. */
export function newInvoice(submission: Submission, nowMs: number): NewInvoice {
  const { dps, computation, issuer, layout, reference, content, dpsXml } = submission;
  return {
    id: submission.id ?? newUuid(),
    reference,
    content,
    provider: providerOf(dps),
    municipality: dps.cLocEmi,
    customer: dps.toma?.CNPJ ?? dps.toma?.CPF ?? dps.toma?.NIF ?? null,
    series: dps.serie,
    amount: dps.valores.vServPrest.vServ,
    status: INITIAL_STATUS,
    statusUpdatedAtMs: nowMs,
    createdAtMs: nowMs,
    nextAtMs: null,
    dps,
    requestRate: computation.requestRate,
    declaration: computation.declaration,
    issuer,
    layout,
    hasOwnDps: dpsXml !== null,
    dpsId: dpsXml === null ? null : dps.Id,
    number: null,
    accessKey: null,
    verificationCode: null,
    issuedAtMs: null,
    nfse: null,
    explanation: [],
    rejections: [],
    cancellation: null,
    cancellationRefusal: null,
    replacedBy: null,
    requestedOutcome: null,
  };
}
