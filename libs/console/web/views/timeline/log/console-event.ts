/** A request in the journal of a service, as a business event: `GET /__admin/events`. */
export interface ConsoleEvent {
  readonly service: string;
  /** In the journal of the service. */
  readonly id: number;
  /** By the clock of the sandbox. */
  readonly at: string;
  /** By the clock of the machine, with microseconds: it orders the events of all services. */
  readonly receivedAt: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly durationMs: number;
  readonly correlationId: string;
  readonly outcome: 'answered' | 'lost';
  readonly rule?: string;
  /** The service that sent the request; absent for clients. */
  readonly caller?: string;
  /** As in `pix.payment`; `http.request` for operations without a name of their own. */
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Identifies an event over all services. */
export function keyOf({ service, id }: Pick<ConsoleEvent, 'service' | 'id'>): string {
  return `${service}/${String(id)}`;
}
