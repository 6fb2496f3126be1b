import { type z } from 'zod';

/** The services of the contract, in its order. The address of each is in a variable: SPI_URL for spi. */
export const SERVICES = [
  'spi',
  'dict',
  'iso8583',
  'workflow',
  'openfinance',
  'nfse',
  'report',
  'ratelimit',
] as const;

export type Service = (typeof SERVICES)[number];

/** Any status from 200 to 299: the contract names no other. */
export const SUCCESS = 'a success status';

/** Returns a value that an earlier case has kept. It throws if that case has failed. */
export type Kept = (name: string) => string;

type Given<Value> = Value | ((kept: Kept) => Value);

/** One request, and what must come back. The cases of a service run in their order, in one sandbox. */
export interface ContractCase {
  /** The service that is asked, if it is not the one of the table. Without its address, the case is left out. */
  readonly service?: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the contract writes it: `:id` stands for a parameter. */
  readonly path: string;
  /** The request in words, after method and path. */
  readonly what: string;
  /** Values of the parameters of the path. Without them, `:id` is the value kept as `id`. */
  readonly parameters?: Given<Readonly<Record<string, string>>>;
  readonly query?: string;
  readonly headers?: Given<Readonly<Record<string, string>>>;
  /** An object is sent as JSON. Text and bytes are sent as they are, and need a Content-Type in `headers`. */
  readonly body?: Given<object | string | Buffer>;
  /** How often the request is sent. All answers must be as expected. Default 1. */
  readonly times?: number;
  /** The answer in words, for the report of a failure. */
  readonly says: string;
  readonly status: number | readonly number[] | typeof SUCCESS;
  /** The media type without parameters. Without it, nothing is said about the body. */
  readonly type?: string;
  /** Headers of the answer; names in lower case. */
  readonly answerHeaders?: Readonly<Record<string, RegExp>>;
  /** The shape of the body: of JSON, of XML as `xml2js` reads it, or of text. */
  readonly shape?: z.ZodType | ((kept: Kept) => z.ZodType);
  /** Reads XML with the default settings of xml2js: every element is an array. */
  readonly isXmlAsArrays?: boolean;
  /** Values for later cases: a name, and where the value is in the body, as in `data.consentId`. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** What is promised about one service. */
export interface ServiceTables {
  readonly service: Service;
  /** What the contract says. Where it shows no request, the request is ours. */
  readonly contract: readonly ContractCase[];
  /** What this project decided where the contract says "not shown". */
  readonly decided: readonly ContractCase[];
}

/** Repeats each case whose path has `instant` with `pix` in its place. */
export function withPix(cases: readonly ContractCase[]): readonly ContractCase[] {
  return cases.flatMap((each) =>
    each.path.includes('/instant/')
      ? [each, { ...each, path: each.path.replace('/instant/', '/pix/') }]
      : [each],
  );
}
