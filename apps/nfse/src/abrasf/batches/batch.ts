import { type AbrasfMessage, type BatchSituation, type RpsId, type SentRps } from '#libs/nfse';

/** The situations of a stored batch. A batch that was not received is not stored. */
export const WAITING = '2' satisfies BatchSituation;
export const WITH_ERRORS = '3' satisfies BatchSituation;
export const PROCESSED = '4' satisfies BatchSituation;

/** A message about a batch, or about one of its receipts. */
export interface BatchMessage extends AbrasfMessage {
  readonly rps?: RpsId;
}

/** A receipt of a batch, and what was already found wrong with it when the batch was received. */
export interface StoredRps {
  readonly declaration: SentRps['declaration'];
  readonly found: readonly AbrasfMessage[];
}

/** A batch of receipts (RPS). All of them become invoices, or none. */
export interface StoredBatch {
  readonly id: string;
  readonly municipality: string;
  /** CNPJ or CPF. */
  readonly provider: string;
  /** NumeroLote: unique for the provider in the municipality. */
  readonly number: string;
  readonly protocol: string;
  readonly situation: BatchSituation;
  readonly receivedAtMs: number;
  readonly processedAtMs: number | null;
  readonly rps: readonly StoredRps[];
  /** Why the batch was processed with errors. */
  readonly messages: readonly BatchMessage[];
  /** In the order of the receipts. */
  readonly invoiceIds: readonly string[];
  /** The code that a rule requested for its processing. */
  readonly requestedOutcome: string | null;
}
