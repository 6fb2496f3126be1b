/** Events of the national standard, edition of 2026-02. Members have the names and the order of the elements. */

/** A request to register an event. One of CNPJAutor and CPFAutor, and one of the events. */
export interface InfEventRequest {
  /** `PRE`, the access key of 50 digits and the code of the event of 6 digits. */
  readonly Id: string;
  /** 1 production, 2 tests. */
  readonly tpAmb: string;
  readonly verAplic: string;
  readonly dhEvento: string;
  readonly CNPJAutor?: string;
  readonly CPFAutor?: string;
  /** Access key of the invoice. */
  readonly chNFSe: string;
  /** Cancellation. */
  readonly e101101?: CancellationEvent;
  /** Cancellation because another invoice replaces this one. */
  readonly e105102?: SubstitutionEvent;
  /** Request to the municipality to cancel after the deadline. */
  readonly e101103?: CancellationEvent;
}

export interface CancellationEvent {
  /** The official name of the event: one of `EVENT_NAMES`. */
  readonly xDesc: string;
  /** 1 issued in error, 2 service not provided, 9 other. */
  readonly cMotivo: string;
  /** 15 to 255 characters. */
  readonly xMotivo: string;
}

export interface SubstitutionEvent {
  readonly xDesc: string;
  /** 01 to 05, or 99. */
  readonly cMotivo: string;
  readonly xMotivo?: string;
  /** Access key of the invoice that replaces this one. */
  readonly chSubstituta: string;
}

/** A registered event. */
export interface InfEvent {
  /** `EVT`, the access key, the code of the event and a number of 3 digits. */
  readonly Id: string;
  readonly verAplic: string;
  /** 1 municipality, 2 Sefin Nacional, 3 national environment. */
  readonly ambGer: string;
  /** 1 to 3 digits. */
  readonly nSeqEvento: string;
  readonly dhProc: string;
  readonly nDFSe: string;
  /** The signed request. */
  readonly pedRegEvento: { readonly infPedReg: InfEventRequest };
}

/** The official names of the events, by the code of the event. */
export const EVENT_NAMES = {
  '101101': 'Cancelamento de NFS-e',
  '105102': 'Cancelamento de NFS-e por Substituição',
  '101103': 'Solicitação de Análise Fiscal para Cancelamento de NFS-e',
} as const;
