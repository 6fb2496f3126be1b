import { type Side } from '../entry-side';
import { type JournalEntry } from '../journal-entry';

/** The facts of an event by name: `amount`, `endToEndId`. */
export type Facts = Readonly<Record<string, string>>;

/** What a request was about. */
export interface BusinessEvent {
  /** `pix.payment`; stable, because tests and consoles use it. */
  readonly name: string;
  readonly facts: Facts;
}

/**
 * Where facts are in a body: each fact has one place, or several of which the first one with a value counts.
 *
 * - `/data/0/amount`: a JSON pointer. `/data#`: the number of elements of an array.
 * - `CdtTrfTxInf/DbtrAgt/MmbId`: an XML element inside of others, with any elements in between; of several, the first.
 *   `Amt@Ccy`: its attribute. `CdtTrfTxInf#`: the number of such elements.
 * - `cents:/amount`: an amount in cents, of which the fact shows the decimal.
 */
export type FactPlaces = Readonly<Record<string, string | readonly string[]>>;

/** How the requests of one operation read as events. */
export interface EventOperation {
  readonly method: string;
  /** As in OpenAPI. The parameters are names of facts, or `{_}`: `/dict/keys/{keyType}/{key}`. */
  readonly path: string;
  /** The name, or what decides it from the facts. */
  readonly name: string | ((facts: Facts) => string);
  /** Facts in the body of the request. */
  readonly request?: FactPlaces;
  /** Facts in the body of a response that is no error. They count before those of the request. */
  readonly response?: FactPlaces;
  /** Completes the facts: from other facts, or from headers. */
  readonly complete?: (facts: Facts, entry: JournalEntry) => Facts;
}

/** What the service decided, in words. */
export interface Decision {
  /** The official code. */
  readonly code: string;
  /** What the code means. */
  readonly text: string;
  /** The official document that has the code. */
  readonly document: string;
}

/** A data element of a card message. */
export interface ExplainedElement {
  readonly number: string;
  readonly name: string;
  readonly value: string;
  readonly meaning?: string;
}

/** A card message in words. */
export interface ExplainedMessage {
  readonly mti: string;
  readonly meaning: string;
  readonly bitmap: string;
  readonly elements: readonly ExplainedElement[];
}

/** An explanation of a request for people. */
export interface Explanation {
  readonly decision?: Decision;
  readonly request?: ExplainedMessage;
  readonly response?: ExplainedMessage;
  /** The rule of the service that decided. */
  readonly trace?: string;
}

/** How the journal of a service reads as business events. */
export interface EventTable {
  readonly operations: readonly EventOperation[];
  /** Facts in the body of an error, with a status of 400 or more. */
  readonly failure: FactPlaces;
  /** The text of a body in a format that is neither JSON nor XML, such as packed bytes; undefined if it has none. */
  readonly textOf?: (side: Side, entry: JournalEntry) => string | undefined;
  /** Explains an entry. The texts are masked after it. */
  readonly explain?: (entry: JournalEntry, event: BusinessEvent) => Explanation | undefined;
}

/** The facts of a problem (RFC 9457) that the libraries of all services write. */
export const PROBLEM_FACTS: FactPlaces = { code: '/code', detail: '/detail' };

/** The event of a request that is no operation of the service. */
export const OTHER_EVENT = 'http.request';
