import { type InfDps } from '#libs/nfse';

/** A document that is an NFS-e has no event. */
export const NFSE = { eventType: '', eventNumber: 0 } as const;

/** A signed NFS-e, or a signed event of one. */
export interface DistributedDocument {
  /** Of the NFS-e, also if the document is an event. */
  readonly accessKey: string;
  /** The code of the event, 6 digits; empty if the document is the NFS-e. */
  readonly eventType: string;
  /** The number of the event for its type, from 1; 0 if the document is the NFS-e. */
  readonly eventNumber: number;
  readonly generatedAtMs: number;
}

/** A document and its recipients. */
export interface Delivery {
  readonly document: DistributedDocument;
  /** The CNPJ or CPF of taxpayers and the IBGE code of municipalities, each once. */
  readonly recipients: readonly string[];
}

/** The events that only the emitter receives: block and unblock by the authority (national environment, manual 04). */
const ONLY_FOR_EMITTER: ReadonlySet<string> = new Set(['305102', '305103']);

/** The delivery of an NFS-e that was signed. */
export function nfseDelivery(
  accessKey: string,
  generatedAtMs: number,
  invoice: DistributedInvoice,
): Delivery {
  const document = { accessKey, ...NFSE, generatedAtMs };
  return { document, recipients: recipientsOf(invoice, NFSE.eventType) };
}

/** The delivery of an event of an invoice. */
export function eventDelivery(
  { accessKey, type, sequence, registeredAtMs }: StoredEvent,
  invoice: DistributedInvoice,
): Delivery {
  const event = { eventType: type, eventNumber: sequence };
  const document = { accessKey, ...event, generatedAtMs: registeredAtMs };
  return { document, recipients: recipientsOf(invoice, type) };
}

interface StoredEvent {
  readonly accessKey: string;
  readonly type: string;
  readonly sequence: number;
  readonly registeredAtMs: number;
}

/** The data of an invoice that decide who receives its documents. */
export interface DistributedInvoice {
  readonly dps: Pick<InfDps, 'prest' | 'toma' | 'interm' | 'cLocEmi'>;
  readonly nfse: { readonly cLocIncid?: string | undefined } | null;
}

function recipientsOf(invoice: DistributedInvoice, eventType: string): readonly string[] {
  return [...taxpayersOf(invoice.dps, eventType), ...municipalitiesOf(invoice)];
}

/**
 * The municipalities that receive all documents of an invoice: the one that issues it, the one where the ISS is due, and
 * the one of the customer's address. Each is named once.
 */
export function municipalitiesOf({ dps, nfse }: DistributedInvoice): readonly string[] {
  const all = [dps.cLocEmi, nfse?.cLocIncid, dps.toma?.end?.endNac?.cMun];
  return [...new Set(all.filter((municipality) => municipality !== undefined))];
}

/**
 * The taxpayers that receive a document: the provider, the customer and the intermediary that have a CNPJ or a CPF. Each
 * is named once.
 *
 * @param eventType the code of the event; empty for the NFS-e
 */
export function taxpayersOf(
  { prest, toma, interm }: Pick<InfDps, 'prest' | 'toma' | 'interm'>,
  eventType: string,
): readonly string[] {
  const parties = ONLY_FOR_EMITTER.has(eventType) ? [prest] : [prest, toma, interm];
  const taxIds = parties.map((party) => party?.CNPJ ?? party?.CPF);
  return [...new Set(taxIds.filter((taxId) => taxId !== undefined))];
}

/** A document with its number (NSU) for one recipient. */
export interface NumberedDocument extends DistributedDocument {
  readonly recipient: string;
  readonly nsu: number;
}

/** How many documents each recipient gets, in ascending order of the recipients. */
export function countsOf(deliveries: readonly Delivery[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const recipient of deliveries.flatMap(({ recipients }) => recipients)) {
    counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Numbers the documents in their order.
 * @param last the last number of each recipient, after it was raised by `countsOf`
 */
export function numbered(
  deliveries: readonly Delivery[],
  last: ReadonlyMap<string, number>,
): readonly NumberedDocument[] {
  const next = new Map(
    countsOf(deliveries).map(([recipient, count]) => [
      recipient,
      (last.get(recipient) ?? 0) - count,
    ]),
  );
  return deliveries.flatMap(({ document, recipients }) =>
    recipients.map((recipient) => {
      const nsu = (next.get(recipient) ?? 0) + 1;
      next.set(recipient, nsu);
      return { ...document, recipient, nsu };
    }),
  );
}
