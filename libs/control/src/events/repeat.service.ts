import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { currentContext, isCut, type KeptBody } from '#libs/http';
import { newUuid, systemClock } from '#libs/kernel';
import { Journals, type JournalEntry } from '#libs/journal';
import { Sandboxes } from '#libs/sandbox';
import { audit } from '../access/audit';
import { HIDDEN } from '../access/hide-token';
import { NotRepeatable } from '../admin.errors';
import { EventsService } from './events.service';
import { withNewIds } from './new-ids';
import { type RepeatResponse } from './repeat.response';
import { sendAgain } from './send-again';

/** How long the entry of the new request is waited for: it is added when the response has been sent. */
const ENTRY_MS = 1_000;
const IDEMPOTENCY_HEADERS = ['x-idempotency-key', 'idempotency-key'];

/** Sends requests of the journal again. */
@Injectable()
export class RepeatService {
  constructor(
    private readonly events: EventsService,
    private readonly journals: Journals,
    private readonly sandboxes: Sandboxes,
    private readonly host: HttpAdapterHost,
  ) {}

  /** @throws RequestGone, NotRepeatable */
  async repeat(id: string, hasNewIds: boolean): Promise<RepeatResponse> {
    const { sandbox, headers } = currentContext();
    const entry = this.events.entry(id);
    const body = repeatableBody(entry);
    const correlationId = newUuid();
    const nowMs = this.sandboxes.peek(sandbox)?.nowMs() ?? systemClock.nowMs();
    audit('repeat request', `${sandbox}/${id}`);
    const status = await sendAgain({
      ...this.address(),
      ...{ method: entry.method, path: entry.path, sandbox, correlationId },
      headers: withTokenOf(
        headers,
        hasNewIds ? withNewKeys(entry.requestHeaders) : entry.requestHeaders,
      ),
      body: hasNewIds && body !== undefined ? bodyWithNewIds(body, nowMs) : body,
    });
    return { status, id: await this.entryOf(sandbox, correlationId), correlationId };
  }

  private address(): { readonly host: string; readonly port: number } {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const { address, port } = server.address() as AddressInfo;
    const isAny = address === '::' || address === '0.0.0.0';
    return { host: isAny ? '127.0.0.1' : address, port };
  }

  /** The id of the newest entry with a correlation id. */
  private async entryOf(sandbox: string, correlationId: string): Promise<number | undefined> {
    const find = (): number | undefined => {
      const { newestId = 0 } = this.journals.find(sandbox) ?? {};
      const latest = this.journals.find(sandbox)?.after(newestId - 20, 20) ?? [];
      return latest.find((entry) => entry.correlationId === correlationId)?.id;
    };
    const until = performance.now() + ENTRY_MS;
    let found = find();
    while (found === undefined && performance.now() < until) {
      await this.nextEntry(sandbox, until - performance.now());
      found = find();
    }
    return found;
  }

  private async nextEntry(sandbox: string, ms: number): Promise<void> {
    let unlisten = (): void => undefined;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      unlisten = this.journals.listen(sandbox, { added: resolve, cleared: () => undefined });
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    unlisten();
  }
}

/** @throws NotRepeatable */
function repeatableBody({ id, method, requestBody }: JournalEntry): Buffer | undefined {
  if (method === 'TCP') {
    throw new NotRepeatable(id, 'It came over TCP, and only requests over HTTP can be repeated.');
  }
  if (requestBody === undefined) return undefined;
  if (isCut(requestBody)) {
    throw new NotRepeatable(
      id,
      `Its body has ${String(requestBody.bytes)} bytes, and the journal keeps the first 16 KiB.`,
    );
  }
  return bytesOfKept(requestBody);
}

function bytesOfKept({ start }: KeptBody): Buffer {
  return typeof start === 'string' ? Buffer.from(start, 'utf8') : Buffer.from(start);
}

/** Bytes that are no text stay as they are. */
function bodyWithNewIds(body: Buffer, nowMs: number): Buffer {
  const text = body.toString('latin1');
  return Buffer.from(withNewIds(text, nowMs), 'latin1');
}

/** The journal has no token of the control, so a request that had one is repeated with that of the caller. */
function withTokenOf(caller: IncomingHttpHeaders, headers: IncomingHttpHeaders) {
  if (headers.authorization !== HIDDEN) return headers;
  return { ...headers, authorization: caller.authorization };
}

function withNewKeys(headers: JournalEntry['requestHeaders']): JournalEntry['requestHeaders'] {
  const keys = IDEMPOTENCY_HEADERS.filter((name) => headers[name] !== undefined);
  return { ...headers, ...Object.fromEntries(keys.map((name) => [name, newUuid()])) };
}
