import { createServer, IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { TlsOptions } from 'node:tls';
import { StreamableFile, type NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Response } from 'express';
import { obeyForm, routerOf } from '../routing/router-layers';
import { Reply } from '../responses/reply';
import { takeWriter } from '../responses/response-writer';
import { TappedResponse } from '../responses/tapped-response';

/** Longer than the idle time of common load balancers (60 s), so that they close first. */
const KEEP_ALIVE_MS = 65_000;
/** The time limit for a client that sends its request slowly. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;

/**
 * Express calls `Object.setPrototypeOf` on every request and response, to give them its helpers, and V8 drops its fast
 * paths for an object whose prototype changes. Here the server creates requests and responses from classes whose
 * prototypes already have the helpers, and the application uses the same prototypes. So the call changes nothing.
 * Measured on Node 20: three times the rate (docs/adr/0003).
 */
export class TunedExpressAdapter extends ExpressAdapter {
  private closesConnections = false;
  private serverOptions: ServerOptions = {};

  /** From now on each response carries `Connection: close`, and its connection ends with it. */
  closeConnections(): void {
    this.closesConnections = true;
  }

  override initHttpServer(options: NestApplicationOptions): void {
    const app = this.getInstance<Express>();
    obeyForm(routerOf(app));
    if (options.httpsOptions !== undefined) {
      super.initHttpServer(options);
      return;
    }
    app.disable('etag');
    app.disable('x-powered-by');

    class TunedRequest extends IncomingMessage {}
    const closes = (): boolean => this.closesConnections;
    class TunedResponse<Of extends IncomingMessage = IncomingMessage> extends TappedResponse<Of> {
      override writeHead(...parameters: unknown[]): this {
        if (closes()) this.shouldKeepAlive = false;
        return super.writeHead(...(parameters as [number]));
      }
    }
    app.request = carryHelpers(TunedRequest.prototype, app.request);
    app.response = carryHelpers(TunedResponse.prototype, app.response);
    this.serverOptions = {
      IncomingMessage: TunedRequest,
      ServerResponse: TunedResponse,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      // checkHead answers a request without Host with a problem. Node would send no body.
      requireHostHeader: false,
    };
    this.httpServer = createServer(this.serverOptions, app);
  }

  /** A second server for the same application, over TLS. Its responses close their connections at the same time. */
  createTlsServer(options: TlsOptions): TlsServer {
    const settings = { handshakeTimeout: HEADERS_MS, ...options, ...this.serverOptions };
    return createTlsServer(settings, this.getInstance<Express>());
  }

  /**
   * Sends JSON, and text and bytes whose content type the route has set. Express would parse the type and compute
   * caching headers, which takes a tenth of the time of a small response.
   */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof Reply) {
      return body.send(response, (content, status) =>
        this.reply(response, content, status ?? statusCode),
      );
    }
    // A route that returns nothing sends no body.
    const write = body === undefined ? undefined : takeWriter(response);
    if (write !== undefined) return write(body).then((text) => sendContent(response, text));
    const hasType = response.hasHeader('Content-Type');
    const content = contentOf(body, hasType);
    if (content === undefined) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (!hasType) response.setHeader('Content-Type', 'application/json; charset=utf-8');
    return sendContent(response, content);
  }
}

/** The bytes of a body, or an object as JSON; undefined if Express must write the body. */
function contentOf(body: unknown, hasType: boolean): string | Uint8Array | undefined {
  if (typeof body === 'string' || body instanceof Uint8Array) return hasType ? body : undefined;
  const isJson = typeof body === 'object' && body !== null && !(body instanceof StreamableFile);
  return isJson ? JSON.stringify(body) : undefined;
}

function sendContent(response: Response, content: string | Uint8Array): Response {
  response.setHeader('Content-Length', Buffer.byteLength(content));
  return response.end(content);
}

/** Defines on `prototype` what `helpers` and its chain define above Node's own prototypes. */
function carryHelpers<Helpers extends object>(prototype: object, helpers: Helpers): Helpers {
  for (const level of chainAbove(helpers).reverse()) {
    Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(level));
  }
  return prototype as Helpers;
}

function chainAbove(helpers: object): object[] {
  const chain: object[] = [];
  const ends: unknown[] = [IncomingMessage.prototype, ServerResponse.prototype, Object.prototype];
  for (
    let level: object | null = helpers;
    level !== null && !ends.includes(level);
    level = Object.getPrototypeOf(level) as object | null
  ) {
    chain.push(level);
  }
  return chain;
}
