import { factsInOrder, type ShownEvent } from './event-row';

/** A request of the journal, as `GET /__admin/requests/{id}` has it. */
export interface ShownRequest extends Omit<ShownEvent, 'name' | 'facts'> {
  readonly receivedAt: string;
  readonly durationMs: number;
  readonly correlationId: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  readonly event: { readonly name: string; readonly facts: Readonly<Record<string, string>> };
  readonly changes?: readonly {
    readonly table: string;
    readonly inserted: number;
    readonly updated: number;
    readonly deleted: number;
  }[];
  readonly skippedRules?: readonly { readonly rule: string; readonly reason: string }[];
  readonly explanation?: {
    readonly decision?: { readonly code: string; readonly text: string; readonly document: string };
  };
}

/** The facts of a request with their names, as they are in the JSON. Facts that it does not have are left out. */
export function requestRows(request: ShownRequest): readonly (readonly [string, string])[] {
  const { event, explanation, changes = [], skippedRules = [] } = request;
  const decision = explanation?.decision;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['request', `${request.method} ${request.path}`],
    ['at', request.at],
    ['receivedAt', request.receivedAt],
    ['status', request.status === undefined ? undefined : String(request.status)],
    ['outcome', request.outcome],
    ['durationMs', String(request.durationMs)],
    ['caller', request.caller],
    ['correlationId', request.correlationId],
    ['event', event.name],
    ['facts', factsInOrder(event.facts)],
    ['decision', decision && `${decision.code}: ${decision.text} (${decision.document})`],
    ['rule', request.rule],
    ...skippedRules.map(({ rule, reason }) => ['skippedRule', `${rule} (${reason})`] as const),
    ...changes.map(
      ({ table, inserted, updated, deleted }) =>
        [
          'change',
          `${table} +${String(inserted)} ~${String(updated)} -${String(deleted)}`,
        ] as const,
    ),
  ];
  return rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
}
