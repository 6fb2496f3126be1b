import { Agent as HttpAgent, request as httpRequest, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createSecureContext } from 'node:tls';
import { RecordingFailed } from '../format/recording.errors';

/** The client certificate for a service with mutual TLS, and the authority of its certificate, in PEM. */
export interface TargetTls {
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly ca?: string | undefined;
}

export interface TargetRequest {
  readonly method: string;
  /** The path and the query as they were sent. */
  readonly path: string;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/** The real service. */
export class Target {
  private readonly agent: HttpAgent;

  private constructor(
    readonly url: URL,
    private readonly tls: TargetTls,
  ) {
    const options = { keepAlive: true };
    this.agent =
      url.protocol === 'https:' ? new HttpsAgent({ ...options, ...tls }) : new HttpAgent(options);
  }

  /** @throws RecordingFailed if the address is not one of a service */
  static at(address: string, tls: TargetTls = {}): Target {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
      throw new RecordingFailed('The address of the service must start with http:// or https://.');
    }
    if (url.username !== '' || url.password !== '') {
      throw new RecordingFailed(
        'The address of the service must have no user and no password. The requests carry them in their headers.',
      );
    }
    if (url.search !== '' || url.hash !== '') {
      throw new RecordingFailed('The address of the service must have no "?" and no "#".');
    }
    const hasTls = Object.values(tls).some((value) => value !== undefined);
    if (hasTls && url.protocol !== 'https:') {
      throw new RecordingFailed('A certificate needs an address that starts with https://.');
    }
    try {
      createSecureContext(tls);
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new RecordingFailed(
        `The certificate, its key or the authority cannot be used (${code}). They must be in PEM, and the key without a password.`,
      );
    }
    return new Target(url, tls);
  }

  /** Without a slash at the end. */
  get origin(): string {
    return this.url.origin + this.url.pathname.replace(/\/+$/, '');
  }

  /**
   * Starts a request. Only requests that change nothing share connections: a service may close an unused connection just
   * when a request is sent on it, and that request cannot be repeated safely if it is a payment.
   */
  request({ method, path, rawHeaders }: TargetRequest): ClientRequest {
    const { url } = this;
    const isSafe = method === 'GET' || method === 'HEAD';
    const options = {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? undefined : url.port,
      method,
      path: url.pathname.replace(/\/+$/, '') + path,
      headers: rawHeaders,
      setHost: false,
      maxHeaderSize: 65_536,
      agent: isSafe ? this.agent : false,
    };
    return url.protocol === 'https:'
      ? httpsRequest({ ...options, ...this.tls })
      : httpRequest(options);
  }

  close(): void {
    this.agent.destroy();
  }
}
