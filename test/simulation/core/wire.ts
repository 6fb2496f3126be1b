/** The simulators, and the control of them all. */
export const SERVICES = [
  ...(['spi', 'dict', 'iso8583', 'openfinance'] as const),
  ...(['nfse', 'ratelimit', 'report', 'workflow'] as const),
];
export type ServiceName =
  | (typeof SERVICES)[number]
  | 'suite'
  /** The receiver of webhooks, which is part of the driver. */
  | 'receiver';

/** A request over HTTP. The driver adds the address of the service and the sandbox. */
export interface HttpRequest {
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: object | string;
}

/** A message over TCP, to the listener of the card host. The answer has its bytes in hex as body, and status 200. */
export interface TcpRequest {
  readonly service: 'iso8583';
  /** The bytes of the message in hex, without the length. */
  readonly message: string;
}

export type WireRequest = HttpRequest | TcpRequest;

export interface Answer {
  readonly status: number;
  /** JSON that was read, or the text. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What a client knows after a request: the answer; `lost`: it was sent, but no answer arrived, so it was carried out or
 * it was not; `unsent`: nobody accepted the connection, so it was not carried out.
 */
export type Received = Answer | 'lost' | 'unsent';
