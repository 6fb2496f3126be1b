import { type ConsoleEvent } from '../log/console-event';

/** A data element of a card message. */
export interface ExplainedElement {
  readonly number: string;
  readonly name: string;
  readonly value: string;
  readonly meaning?: string;
}

export interface ExplainedMessage {
  readonly mti: string;
  readonly meaning: string;
  readonly bitmap: string;
  readonly elements: readonly ExplainedElement[];
}

/** Rows that the request has changed in a table. */
export interface TableChanges {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

/** A request in the journal, with what it was about: `GET /__admin/requests/{id}`. Sensitive data is masked. */
export interface JournalRequest extends Omit<ConsoleEvent, 'service' | 'name' | 'facts'> {
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  readonly event: Pick<ConsoleEvent, 'name' | 'facts'>;
  readonly explanation?: {
    readonly decision?: { readonly code: string; readonly text: string; readonly document: string };
    readonly request?: ExplainedMessage;
    readonly response?: ExplainedMessage;
    /** The rule of the card host that decided. */
    readonly trace?: string;
  };
  readonly changes?: readonly TableChanges[];
}

/** The event of a request. */
export function eventOf(service: string, { event, ...request }: JournalRequest): ConsoleEvent {
  return { ...request, ...event, service };
}
