import { callSibling } from '#libs/http';
import { readJson } from '#libs/schema';
import { summaryOf } from '#libs/kernel';
import { type z } from 'zod';
import { SiblingRefused, SiblingUnreadable } from './sibling.errors';

/** The largest page of a list, in bytes. */
const MAX_BYTES = 4 * 1_048_576;
/** The length of the reason of an error from a service. */
const SHOWN_CHARACTERS = 300;

/** A request to read data of a service. */
export interface SiblingQuery<Body> {
  /** `/spi/transactions` */
  readonly path: string;
  /** Undefined members are not sent. */
  readonly parameters?: Readonly<Record<string, string | undefined>>;
  readonly body: z.ZodType<Body>;
  /** Members of the body whose numbers are read as texts, so that they keep all digits. */
  readonly decimals?: readonly string[];
  /** Whether the path is a control operation, which may need the ADMIN_TOKEN. */
  readonly isControl?: boolean;
  readonly signal: AbortSignal;
}

export interface SiblingAnswer<Body> {
  readonly headers: Headers;
  readonly body: Body;
}

/**
 * Another simulator whose data a report reads, with one GET at a time, in the sandbox of the current work. There are no
 * retries.
 */
export class Sibling {
  constructor(
    readonly title: string,
    private readonly address: string,
    private readonly settings: {
      readonly timeoutMs: number;
      readonly adminToken: string | undefined;
    },
  ) {}

  /**
   * @throws UpstreamFailed, UpstreamTimeout as `callSibling` does
   * @throws SiblingRefused if the status is not 200
   * @throws SiblingUnreadable if the body is not JSON, or does not match the schema
   */
  async get<Body>(query: SiblingQuery<Body>): Promise<SiblingAnswer<Body>> {
    const { timeoutMs } = this.settings;
    const { status, headers, body } = await callSibling({
      service: this.title,
      url: this.urlOf(query),
      headers: { Accept: 'application/json', ...this.credentials(query) },
      timeoutMs,
      signal: query.signal,
      maxBytes: MAX_BYTES,
    });
    const text = body.toString();
    if (status !== 200) throw new SiblingRefused(this.title, status, reasonOf(text));
    const value = jsonOf(quoteNumbers(text, query.decimals ?? []));
    if (value === undefined) throw this.unreadable('it is not JSON.');
    const read = readJson(query.body, value);
    if (read.ok) return { headers, body: read.value };
    throw this.unreadable(summaryOf(read.refusal.kept, read.refusal.omitted));
  }

  unreadable(detail: string): SiblingUnreadable {
    return new SiblingUnreadable(this.title, detail);
  }

  private urlOf({ path, parameters = {} }: SiblingQuery<unknown>): string {
    const sent = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    const search = sent.length === 0 ? '' : `?${new URLSearchParams(sent).toString()}`;
    return this.address.replace(/\/+$/, '') + path + search;
  }

  private credentials({ isControl = false }: SiblingQuery<unknown>): Record<string, string> {
    const { adminToken } = this.settings;
    return isControl && adminToken !== undefined ? { Authorization: `Bearer ${adminToken}` } : {};
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Puts the numbers of some members in quotation marks, so that no digit is lost. An amount in reais above 70 trillion
 * is not exact to the cent as a JavaScript number. A quotation mark inside a value is escaped, so that only members are
 * found.
 */
export function quoteNumbers(text: string, members: readonly string[]): string {
  if (members.length === 0) return text;
  const member = new RegExp(
    String.raw`("(?:${members.join('|')})"\s*:\s*)(-?[0-9][0-9.]*)(?![0-9.eE+-])`,
    'g',
  );
  return text.replace(member, '$1"$2"');
}

interface ErrorBody {
  readonly detail?: unknown;
  readonly code?: unknown;
  readonly errors?: unknown;
}

/** The reason in the body of an error: from problem+json, or from the `errors` of Open Finance Brasil. */
function reasonOf(text: string): string {
  const body = errorBody(jsonOf(text));
  const [first] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const inner = errorBody(first);
  const reason = [body.detail, body.code, inner.detail, inner.code].find(isText) ?? '';
  if (reason.length <= SHOWN_CHARACTERS) return reason;
  // A surrogate pair is not cut in the middle.
  return `${reason.slice(0, SHOWN_CHARACTERS).replace(/[\ud800-\udbff]$/, '')}...`;
}

function errorBody(value: unknown): ErrorBody {
  return typeof value === 'object' && value !== null ? value : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
