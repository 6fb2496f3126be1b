import { type CancellationRequest, type CompNfse, type RpsId } from '../abrasf';

/** A message of the table of errors and alerts: `E10`, its text, and what to correct. */
export interface AbrasfMessage {
  readonly Codigo: string;
  readonly Mensagem: string;
  readonly Correcao?: string;
}

/** A message about one receipt of a batch. */
export interface RpsMessage extends AbrasfMessage {
  readonly IdentificacaoRps: RpsId;
}

/** 1 not received, 2 not processed, 3 processed with errors, 4 processed. */
export type BatchSituation = '1' | '2' | '3' | '4';

/** The content of an answer, the same for all versions of the layout. The writer of a version leaves out what it does not have. */
export type AbrasfAnswer =
  | {
      readonly kind: 'messages';
      readonly messages: readonly AbrasfMessage[];
      /** Of the batch that was asked for; 1 if it is absent. Only the answer of ConsultarLoteRps has it, from 2.02 on. */
      readonly situation?: BatchSituation;
    }
  /** A batch with errors in its receipts. */
  | {
      readonly kind: 'rpsMessages';
      readonly situation?: BatchSituation;
      readonly messages: readonly RpsMessage[];
    }
  | {
      readonly kind: 'received';
      readonly NumeroLote: string;
      readonly DataRecebimento: string;
      readonly Protocolo: string;
    }
  /** Batches, GerarNfse and queries. */
  | {
      readonly kind: 'notes';
      readonly notes: readonly CompNfse[];
      readonly alerts?: readonly AbrasfMessage[];
      readonly received?: {
        readonly NumeroLote: string;
        readonly DataRecebimento: string;
        readonly Protocolo: string;
      };
      readonly situation?: BatchSituation;
      /** The page that this is, and whether another one follows. */
      readonly page?: { readonly number: number; readonly hasNext: boolean };
    }
  | { readonly kind: 'situation'; readonly NumeroLote: string; readonly Situacao: BatchSituation }
  | {
      readonly kind: 'cancelled';
      readonly request: CancellationRequest;
      /** In Brasilia, as in `2026-03-10T12:00:00`. */
      readonly DataHora: string;
    }
  | {
      readonly kind: 'substituted';
      readonly replaced: CompNfse;
      readonly replacing: CompNfse;
      readonly alerts?: readonly AbrasfMessage[];
    };
