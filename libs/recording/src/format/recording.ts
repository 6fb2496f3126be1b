/** The version of the file. It changes only if an older reader could not read a newer file. */
export const RECORDING_VERSION = 1;
export const RECORDING_FORMAT = 'payment-simulators-recording';

/** Why a body is not in the recording. */
export type BodyOmission =
  /** Larger than the limit. */
  | 'too-large'
  /** Of a media type that cannot be masked, or not well-formed. */
  | 'not-masked'
  /** The message broke off. */
  | 'incomplete';

/** A masked body: the value if it is JSON in its shortest form, so that a review shows its members; otherwise the text. */
export type RecordedBody = { readonly json: unknown } | { readonly text: string };

export interface RecordedMessage {
  /** By lower-case name. Values of headers that are not known are `***`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if the message has none, or if it is omitted. */
  readonly body?: RecordedBody;
  readonly omitted?: BodyOmission;
}

export interface RecordedRequest extends RecordedMessage {
  readonly method: string;
  /** Without the query, in percent-encoding. */
  readonly path: string;
  /** In percent-encoding, without the question mark. */
  readonly query?: string;
}

export interface RecordedResponse extends RecordedMessage {
  readonly status: number;
}

/** How an exchange failed. Only an exchange that did not fail becomes a rule. */
export type ExchangeFailure =
  'upstream-unreachable' | 'upstream-broke-off' | 'client-left' | 'recorder-stopped';

/** A request and its response, masked. */
export interface RecordedExchange {
  /** From 1, in the order in which the requests began. */
  readonly number: number;
  readonly request: RecordedRequest;
  readonly response?: RecordedResponse;
  readonly failure?: ExchangeFailure;
  /** The code of the error of the connection to the service, such as ECONNREFUSED. */
  readonly reason?: string;
  readonly tookMs: number;
}

/** What was recorded, as it is in the file. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly version: number;
  /** The address of the real service, without a user, a password and a query. */
  readonly origin: string;
  /** The simulator that probably has these addresses. */
  readonly service?: string;
  readonly recordedAt: string;
  readonly exchanges: readonly RecordedExchange[];
}

/** The bytes that a rule sends and that fixtures hold. */
export function textOfBody(body: RecordedBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  return 'text' in body ? body.text : JSON.stringify(body.json);
}
