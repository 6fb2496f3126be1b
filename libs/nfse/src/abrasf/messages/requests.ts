import {
  type CancellationRequest,
  type Declaration,
  type Identification,
  type RpsId,
} from '../abrasf';

/**
 * The requests of the municipal service, as all versions of the layout are read: the members are those of 2.04. Amounts
 * are in cents and percentages in hundredths of a percent, also those that 1.00 writes as fractions.
 *
 * A text that only 2.04 requires, such as RazaoSocial and the parts of the address of a customer, is empty if an earlier
 * version leaves it out, and an identification without CpfCnpj has an empty CpfCnpj.
 */
export type AbrasfRequest =
  | {
      readonly operation: 'RecepcionarLoteRps' | 'RecepcionarLoteRpsSincrono';
      readonly batch: Batch;
    }
  | { readonly operation: 'GerarNfse'; readonly rps: SentRps }
  | (Query & {
      readonly operation: 'ConsultarSituacaoLoteRps' | 'ConsultarLoteRps';
      readonly Prestador: Identification;
      readonly Protocolo: string;
    })
  | (Query & {
      readonly operation: 'ConsultarNfsePorRps';
      readonly IdentificacaoRps: RpsId;
      readonly Prestador: Identification;
    })
  | (Query &
      ProvidedQuery & { readonly operation: 'ConsultarNfse' | 'ConsultarNfseServicoPrestado' })
  | (Query & TakenQuery & { readonly operation: 'ConsultarNfseServicoTomado' })
  | (Query & {
      readonly operation: 'ConsultarNfsePorFaixa';
      readonly Prestador: Identification;
      readonly Faixa: { readonly NumeroNfseInicial: string; readonly NumeroNfseFinal?: string };
      readonly Pagina: number;
    })
  | { readonly operation: 'CancelarNfse'; readonly order: SentCancellation }
  | {
      readonly operation: 'SubstituirNfse';
      readonly order: SentCancellation;
      readonly rps: SentRps;
      readonly signature: SignatureCheck;
    };

interface Query {
  /** Of the whole message. ABRASF has none; some municipalities want one. */
  readonly signature: SignatureCheck;
}

/** What is known about the signature at a place that can have one. */
export type SignatureCheck =
  | { readonly state: 'absent' }
  | { readonly state: 'valid'; readonly certificate: Uint8Array }
  | { readonly state: 'invalid'; readonly reason: string };

export interface SentRps {
  readonly declaration: Declaration;
  readonly signature: SignatureCheck;
}

export interface Batch {
  readonly NumeroLote: string;
  readonly Prestador: Identification;
  /** As declared. It can differ from the number of receipts. */
  readonly QuantidadeRps: number;
  readonly rps: readonly SentRps[];
  readonly signature: SignatureCheck;
}

export interface SentCancellation {
  readonly request: Omit<CancellationRequest, 'CodigoCancelamento'> & {
    /** Optional in 2.02 and 2.03. */
    readonly CodigoCancelamento?: string;
  };
  readonly signature: SignatureCheck;
}

/** A period of dates, both included, as in `2026-03-10`. */
export interface Period {
  readonly DataInicial: string;
  readonly DataFinal: string;
}

interface NotesQuery {
  readonly NumeroNfse?: string;
  readonly PeriodoEmissao?: Period;
  readonly PeriodoCompetencia?: Period;
  readonly Tomador?: Partial<Identification>;
  readonly Intermediario?: Partial<Identification>;
  /** From 1. Version 1.00 has no pages: then it is absent. */
  readonly Pagina?: number;
}

export interface ProvidedQuery extends NotesQuery {
  readonly Prestador: Identification;
}

export interface TakenQuery extends NotesQuery {
  readonly Consulente: Identification;
  readonly Prestador?: Partial<Identification>;
}
