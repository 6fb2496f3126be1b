import { Readable } from 'node:stream';
import { z } from 'zod';
import { callSibling, currentContext, streamSibling } from '#libs/http';
import { Failure, type TemporaryFile } from '#libs/kernel';
import { ServiceFailed, ServiceRefused } from './service.errors';

/** Moving a clock runs the work that becomes due, and a snapshot copies the sandbox: both can take long. */
const TIMEOUT_MS = 120_000;
/** Reading is fast, except for a large journal. */
/** A file with a million rows is made, or loaded, in a minute or two. */
const FILE_TIMEOUT_MS = 600_000;
const READ_TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;
const CONTROL = '/__admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const problem = z.object({
  status: z.number(),
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
});

/** The data of a service that the suite control needs. */
export interface ServiceTarget {
  /** As in its folder: `spi`. */
  readonly name: string;
  readonly title: string;
  /** Without a trailing slash. */
  readonly address: string;
  /** The names of the services that its work may call, directly or through another one. */
  readonly reaches: ReadonlySet<string>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** A request and its successful response. */
interface Expected<T> {
  readonly method: Method;
  readonly path: string;
  readonly shape: z.ZodType<T>;
}

interface Sending {
  /** A value that is sent as JSON, or a file. */
  readonly body: object | Readable | undefined;
  readonly receive?: (part: Uint8Array) => Promise<void>;
  readonly timeoutMs: number;
  /** The header Authorization. */
  readonly authorization?: string | undefined;
}

/** A service, here or elsewhere, and its `/__admin` for the sandbox of the current request. */
export class ServiceClient {
  readonly name: string;
  readonly title: string;
  readonly address: string;
  readonly reaches: ReadonlySet<string>;

  constructor({ name, title, address, reaches }: ServiceTarget) {
    this.name = name;
    this.title = title;
    this.address = address;
    this.reaches = reaches;
  }

  /**
   * Calls an address below `/__admin` with the token of the caller, so that the service decides what the caller may do.
   *
   * @param shape the schema of the body of a successful response
   * @param timeoutMs for the whole response
   * @throws ServiceRefused with the error of the service
   * @throws ServiceFailed if there is no such response
   */
  async control<T>(
    method: Method,
    path: string,
    shape: z.ZodType<T>,
    body?: object,
    timeoutMs = method === 'GET' ? READ_TIMEOUT_MS : TIMEOUT_MS,
  ): Promise<T> {
    const { authorization } = currentContext().headers;
    const sending = { body, timeoutMs, authorization };
    const answer = await this.send(method, CONTROL + path, sending);
    return this.read({ method, path, shape }, answer);
  }

  /**
   * Calls an address below `/__admin` whose response is a file.
   * @throws ServiceRefused, ServiceFailed
   */
  async download(path: string, file: TemporaryFile): Promise<void> {
    const { authorization } = currentContext().headers;
    const receive = (part: Uint8Array): Promise<void> => file.append(part);
    const sending = { body: undefined, timeoutMs: FILE_TIMEOUT_MS, authorization, receive };
    const answer = await this.send('GET', CONTROL + path, sending);
    if (answer.status !== 200) this.read({ method: 'GET', path, shape: z.never() }, answer);
  }

  /**
   * Sends a file to an address below `/__admin`.
   * @throws ServiceRefused, ServiceFailed
   */
  async upload<T>(path: string, shape: z.ZodType<T>, file: Readable): Promise<T> {
    const { authorization } = currentContext().headers;
    const sending = { body: file, timeoutMs: FILE_TIMEOUT_MS, authorization };
    const answer = await this.send('PUT', CONTROL + path, sending);
    return this.read({ method: 'PUT', path, shape }, answer);
  }

  /** The body of a successful response. */
  private read<T>(
    { method, path, shape }: Expected<T>,
    { status, text }: Pick<ServiceAnswer, 'status' | 'text'>,
  ): T {
    const value = jsonOf(text);
    const what = `${this.name} answered ${method} ${CONTROL}${path}`;
    if (status >= 200 && status < 300) {
      const read = shape.safeParse(value);
      if (read.success) return read.data;
      throw this.failed(`${what} with a body that is not that of a simulator.`);
    }
    const refusal = problem.safeParse(value);
    if (refusal.success && status < 500) throw new ServiceRefused(this.name, refusal.data);
    if (!refusal.success) throw this.failed(`${what} with ${String(status)}.`);
    const { code, detail } = refusal.data;
    throw this.failed(`${what} with ${String(status)} ${code}: ${detail}`, code);
  }

  /** Like `control`, for responses without a body. */
  async command(method: Method, path: string, body?: object, timeoutMs?: number): Promise<void> {
    await this.control(method, path, z.unknown(), body, timeoutMs);
  }

  /**
   * Opens a stream below `/__admin` with the token of the caller. The signal ends it.
   *
   * @throws ServiceFailed if there is none
   */
  async stream(path: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const { authorization } = currentContext().headers;
    const headers = {
      Accept: 'text/event-stream',
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    };
    const url = `${this.address}${CONTROL}${path}`;
    try {
      const { status, body } = await streamSibling({ service: this.name, url, headers, signal });
      if (status === 200) return body;
      throw this.failed(`${this.name} answered GET ${CONTROL}${path} with ${String(status)}.`);
    } catch (error) {
      if (error instanceof Failure && !(error instanceof ServiceFailed)) {
        throw this.failed(error.detail);
      }
      throw error;
    }
  }

  /**
   * Sends a request to the simulated system, and returns the response of any status.
   *
   * @throws ServiceFailed if there is none
   */
  forward(method: Method, path: string, body?: object): Promise<ServiceAnswer> {
    return this.send(method, path, { body, timeoutMs: READ_TIMEOUT_MS });
  }

  /** Whether the service is ready for requests. */
  async isReady(timeoutMs: number): Promise<boolean> {
    const url = `${this.address}/health/ready`;
    const { status } = await callSibling({ service: this.name, url, timeoutMs });
    return status === 200;
  }

  private async send(
    method: Method,
    path: string,
    { body, timeoutMs, authorization, receive }: Sending,
  ): Promise<ServiceAnswer> {
    const isFile = body instanceof Readable;
    const headers = {
      ...(receive === undefined ? { Accept: 'application/json' } : {}),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
      ...(body === undefined
        ? {}
        : { 'Content-Type': isFile ? 'application/gzip' : 'application/json' }),
    };
    const request = {
      ...(receive === undefined ? {} : { receive }),
      ...{ service: this.name, url: this.address + path, method, headers },
      ...{ timeoutMs, maxBytes: MAX_BYTES },
    };
    try {
      const {
        status,
        headers: of,
        body: bytes,
      } = await callSibling(
        body === undefined
          ? request
          : { ...request, body: isFile ? body : Buffer.from(JSON.stringify(body)) },
      );
      const contentType = of.get('content-type') ?? 'text/plain';
      return { status, contentType, text: bytes.toString('utf8') };
    } catch (error) {
      if (error instanceof Failure) throw this.failed(error.detail);
      throw error;
    }
  }

  /** @param why with the name of the service */
  failed(why: string, code?: string): ServiceFailed {
    return new ServiceFailed(this.name, this.address, why, '', code);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
