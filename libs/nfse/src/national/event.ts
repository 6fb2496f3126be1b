/** Events of the national standard, edition of 2026-07-27. Members have the names and the order of the elements. */

/** A request to register an event. One of CNPJAutor and CPFAutor, and one of the events. */
export interface InfEventRequest extends EventContents {
  /** `PRE`, the access key and the code of the event; in older editions also the number of the request, 3 digits. */
  readonly Id: string;
  /** 1 production, 2 tests. */
  readonly tpAmb: string;
  readonly verAplic: string;
  readonly dhEvento: string;
  readonly CNPJAutor?: string;
  readonly CPFAutor?: string;
  /** Access key of the invoice. */
  readonly chNFSe: string;
  /** The number of the request. Only older editions have it; it is read, and never written. */
  readonly nPedRegEvento?: string;
}

/** The content of an event, by its element. A request has exactly one. */
export interface EventContents {
  /** Cancellation. */
  readonly e101101?: CancellationEvent;
  /** Cancellation because another invoice replaces this one. */
  readonly e105102?: SubstitutionEvent;
  /** Request to the municipality to cancel. */
  readonly e101103?: CancellationEvent;
  /** The municipality grants the request. */
  readonly e105104?: DecisionEvent;
  /** The municipality denies the request. */
  readonly e105105?: DecisionEvent;
  /** Confirmation by the provider. */
  readonly e202201?: NamedEvent;
  /** Confirmation by the customer. */
  readonly e203202?: NamedEvent;
  /** Confirmation by the intermediary. */
  readonly e204203?: NamedEvent;
  /** Tacit confirmation. */
  readonly e205204?: NamedEvent;
  /** Rejection by the provider. */
  readonly e202205?: RejectionEvent;
  /** Rejection by the customer. */
  readonly e203206?: RejectionEvent;
  /** Rejection by the intermediary. */
  readonly e204207?: RejectionEvent;
  /** The municipality annuls a rejection. */
  readonly e205208?: AnnulmentEvent;
  /** Cancellation by the municipality. */
  readonly e305101?: OfficialCancellationEvent;
  /** The municipality blocks an event. */
  readonly e305102?: BlockEvent;
  /** The municipality removes a block. */
  readonly e305103?: UnblockEvent;
}

/** An event that has only its name. */
export interface NamedEvent {
  /** The official name of the event: one of `EVENT_NAMES`. */
  readonly xDesc: string;
}

export interface CancellationEvent extends NamedEvent {
  /** 1 issued in error, 2 service not provided, 9 other. */
  readonly cMotivo: string;
  /** 15 to 255 characters. */
  readonly xMotivo: string;
}

export interface SubstitutionEvent extends NamedEvent {
  /** 01 to 05, or 99. */
  readonly cMotivo: string;
  readonly xMotivo?: string;
  /** Access key of the invoice that replaces this one. */
  readonly chSubstituta: string;
}

/** An event of the tax office. */
export interface OfficialEvent extends NamedEvent {
  /** CPF of the tax agent. */
  readonly CPFAgTrib: string;
}

export interface DecisionEvent extends OfficialEvent {
  /** The number of the administrative process, up to 30 digits. */
  readonly nProcAdm?: string;
  /** Granted: 1. Denied: 1, or 2 without a decision on the merits. */
  readonly cMotivo: string;
  readonly xMotivo: string;
}

export interface RejectionEvent extends NamedEvent {
  /** 1 duplicate, 2 issued by the customer, 3 no taxable event, 4 liability, 5 value, deduction, service or date, 9 other. */
  readonly cMotivo: string;
  /** Required if the reason is 9 (rules E1944, E1949 and E1954). */
  readonly xMotivo?: string;
}

export interface AnnulmentEvent extends OfficialEvent {
  /** The number of the rejection: its id without `EVT`, 59 digits. */
  readonly idEvManifRej: string;
  readonly xMotivo: string;
}

export interface OfficialCancellationEvent extends OfficialEvent {
  /** The number of the administrative process, up to 30 digits. */
  readonly nProcAdm: string;
  /** The reason, 15 to 255 characters. */
  readonly xProcAdm: string;
}

export interface BlockEvent extends OfficialEvent {
  /** The blocked event: `e` and its code. */
  readonly codEvento: string;
  readonly xMotivo: string;
}

export interface UnblockEvent extends OfficialEvent {
  /** The number of the block: its id without `EVT`, 59 digits. */
  readonly idBloqOfic: string;
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

/** What identifies a registered event, and what it is about. */
export interface EventIdentity extends Pick<InfEvent, 'Id'> {
  readonly pedRegEvento: { readonly infPedReg: EventContents };
}

/** The official names of the events, by the code of the event. */
export const EVENT_NAMES = {
  '101101': 'Cancelamento de NFS-e',
  '105102': 'Cancelamento de NFS-e por Substituição',
  '101103': 'Solicitação de Análise Fiscal para Cancelamento de NFS-e',
  '105104': 'Cancelamento de NFS-e Deferido por Análise Fiscal',
  '105105': 'Cancelamento de NFS-e Indeferido por Análise Fiscal',
  '202201': 'Manifestação de NFS-e - Confirmação do Prestador',
  '203202': 'Manifestação de NFS-e - Confirmação do Tomador',
  '204203': 'Manifestação de NFS-e - Confirmação do Intermediário',
  '205204': 'Manifestação de NFS-e - Confirmação Tácita',
  '202205': 'Manifestação de NFS-e - Rejeição do Prestador',
  '203206': 'Manifestação de NFS-e - Rejeição do Tomador',
  '204207': 'Manifestação de NFS-e - Rejeição do Intermediário',
  '205208': 'Manifestação de NFS-e - Anulação da Rejeição',
  '305101': 'Cancelamento de NFS-e por Ofício',
  '305102': 'Bloqueio de NFS-e por Ofício',
  '305103': 'Desbloqueio de NFS-e por Ofício',
} as const;

/** The code of an event, 6 digits. */
export type EventCode = keyof typeof EVENT_NAMES;

export const EVENT_CODES = Object.keys(EVENT_NAMES) as readonly EventCode[];

/** Whether a text is the code of an event. */
export function isEventCode(text: string): text is EventCode {
  return Object.hasOwn(EVENT_NAMES, text);
}

/** The code of the event that a request has. @throws Error if it has none */
export function eventCodeOf(request: EventContents): EventCode {
  const code = EVENT_CODES.find((each) => request[`e${each}`] !== undefined);
  if (code === undefined) throw new Error('The request has no event.');
  return code;
}
