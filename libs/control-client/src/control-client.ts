import { ControlRefused, NoSimulator, type ControlProblem } from './control.errors';
import { readEvents, type ReceivedEvent } from './read-events';

export type ControlMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The address of a service or of the suite control, and what its requests carry. */
export interface ControlTarget {
  /** Without a trailing slash: `http://127.0.0.1:3002`. */
  readonly address: string;
  /** The header `X-Sandbox`. */
  readonly sandbox?: string | undefined;
  /** ADMIN_TOKEN of the service, or the token of a team. */
  readonly token?: string | undefined;
  /** How long a response may take. Default: five minutes. A stream has no limit. */
  readonly timeLimitMs?: number;
  /** Whether requests leave no trace in the journal and meet no rule; they can only read then. */
  readonly observes?: boolean;
}

/** After this time a response counts as lost. Moving a clock far, or a large snapshot, takes minutes. */
const TIME_LIMIT_MS = 300_000;

/** Values of a query; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Control requests, `/__admin`, of a service or of the suite control. It needs nothing but fetch. */
export class ControlClient {
  constructor(private readonly target: ControlTarget) {}

  get address(): string {
    return this.target.address;
  }

  /** The same address for another sandbox. */
  in(sandbox: string): ControlClient {
    return new ControlClient({ ...this.target, sandbox });
  }

  /**
   * Sends JSON to an address, and reads JSON. The type of the response is not checked.
   *
   * @param path with `/__admin`, or without for other operations
   * @returns undefined if the response has no body
   * @throws ControlRefused with the error of the service
   * @throws NoSimulator if there is no response, or none of a simulator
   */
  async send<T>(
    method: ControlMethod,
    path: string,
    { body, query = {} }: { readonly body?: object | undefined; readonly query?: Query } = {},
  ): Promise<T> {
    const response = await this.answer(method, path + queryText(query), {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: this.headers(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    });
    const text = await this.textOf(response);
    return (text === '' ? undefined : this.parsed(text)) as T;
  }

  /** Sends the file of a snapshot. @throws as `send` */
  async upload<T>(path: string, content: Uint8Array): Promise<T> {
    const headers = this.headers({ 'Content-Type': 'application/gzip' });
    const response = await this.answer('PUT', path, { body: content, headers });
    return this.parsed(await this.textOf(response)) as T;
  }

  /** Reads a file. @throws as `send` */
  async download(path: string): Promise<Uint8Array> {
    const response = await this.answer('GET', path, { headers: this.headers({}) });
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Reads a stream of events until it ends or `signal` ends it. @throws as `send` */
  async *events(path: string, query: Query, signal: AbortSignal): AsyncGenerator<ReceivedEvent> {
    const headers = this.headers({ Accept: 'text/event-stream' });
    const response = await this.answer('GET', path + queryText(query), { headers, signal });
    if (response.body === null) throw new NoSimulator(this.address, 'the stream is empty');
    yield* readEvents(response.body);
  }

  private headers(others: Readonly<Record<string, string>>): Record<string, string> {
    const { sandbox, token = '', observes = false } = this.target;
    return {
      Accept: 'application/json',
      ...others,
      ...(sandbox === undefined ? {} : { 'X-Sandbox': sandbox }),
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(observes ? { 'X-Observe': token === '' ? 'true' : token } : {}),
    };
  }

  /** The response of a request that succeeded. */
  private async answer(
    method: ControlMethod,
    path: string,
    options: RequestInit,
  ): Promise<Response> {
    let response: Response;
    const { timeLimitMs = TIME_LIMIT_MS } = this.target;
    try {
      const limit = { signal: AbortSignal.timeout(timeLimitMs) };
      response = await fetch(this.address + path, { ...limit, ...options, method });
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      const isLate = (error as Error).name === 'TimeoutError';
      const late = `no response within ${String(timeLimitMs / 1_000)} seconds`;
      throw new NoSimulator(this.address, isLate ? late : reasonOf(error));
    }
    if (response.ok) return response;
    const request = `${method} ${path}`;
    const problem = problemOf(await this.textOf(response));
    if (problem !== undefined) throw new ControlRefused(request, problem);
    const why = `${request} got status ${String(response.status)} without an error of a simulator`;
    throw new NoSimulator(this.address, why);
  }

  private async textOf(response: Response): Promise<string> {
    try {
      return await response.text();
    } catch (error) {
      throw new NoSimulator(this.address, `the response broke off (${reasonOf(error)})`);
    }
  }

  private parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new NoSimulator(this.address, 'the response is not JSON');
    }
  }
}

function queryText(query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.append(name, String(value));
  }
  return given.size === 0 ? '' : `?${given.toString()}`;
}

function problemOf(text: string): ControlProblem | undefined {
  try {
    const problem = JSON.parse(text) as Partial<ControlProblem> | null;
    const { status, code, title, detail } = problem ?? {};
    if (typeof status !== 'number' || typeof code !== 'string') return undefined;
    return { ...problem, status, code, title: title ?? '', detail: detail ?? '' };
  } catch {
    return undefined;
  }
}

/** `fetch` says only "fetch failed"; the cause has the reason. An address with two IP addresses has a reason for each. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const reasons = cause instanceof AggregateError ? (cause.errors as readonly unknown[]) : [cause];
  const [first] = reasons;
  if (!(first instanceof Error)) return message;
  const { code } = first as NodeJS.ErrnoException;
  return code ?? first.message;
}
