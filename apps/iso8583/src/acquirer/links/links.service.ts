import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type IsoMessage } from '#libs/iso8583';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { AddressGuard } from '#libs/outbound';
import { CLOCK } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { ProfilesService } from '../../profiles/profiles.service';
import { type LinkSession, type NetworkAction } from '../sessions/link-session';
import { LinkSessions } from '../sessions/link-sessions';
import { newLink } from './link.request';
import {
  LinkDown,
  LinkExists,
  LinkInvalid,
  LinkLimitReached,
  LinkNotFound,
  LinkTargetRefused,
} from './link.errors';
import { type Link, type LinkDefinition, type LinkTls } from './link';
import { LinkRepository, MAX_LINKS } from './link.repository';
import {
  LinkMessageResponse,
  LinkResponse,
  shownMessage,
  type NetworkActionResponse,
} from './link.response';
import { targetUrl } from './targets';

/** How long the creation of a link waits for its connection, so that the response shows the result. */
const OPEN_WAIT_MS = 2_000;

/** The links of the sandbox of the request. */
@Injectable()
export class LinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly sessions: LinkSessions,
    private readonly profiles: ProfilesService,
    private readonly targets: AddressGuard,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async create(body: unknown): Promise<LinkResponse> {
    const read = readJson(newLink, body);
    if (!read.ok) throw new LinkInvalid(read.refusal);
    const { tls, echoSeconds = null, answerMs = null, ...given } = read.value;
    const definition: LinkDefinition = { ...given, echoSeconds, answerMs, tls: tlsOf(tls) };
    const refusal = this.targets.refusal(targetUrl(definition));
    if (refusal !== undefined) throw new LinkTargetRefused(refusal.message);
    await this.profiles.codec(definition.profile);
    const { name } = definition;
    const createdAt = toIsoUtc(this.clock.nowMs());
    const row = { id: newUuid(), name, definition, createdAt };
    const result = await this.links.insert(row);
    if (result === 'name-taken') throw new LinkExists(name);
    if (result === 'too-many') throw new LinkLimitReached(MAX_LINKS);
    audit('create link', name);
    const link = { ...definition, id: row.id };
    await this.openSoon(link);
    return this.shown(link);
  }

  async list(): Promise<LinkResponse[]> {
    const links = await this.links.all();
    return [...links.values()].map((link) => this.shown(link));
  }

  async find(name: string): Promise<LinkResponse> {
    return this.shown(await this.link(name));
  }

  async messages(name: string): Promise<LinkMessageResponse[]> {
    const session = this.sessions.known(await this.link(name));
    const lines = session?.traffic.log.newestFirst() ?? [];
    return lines.map((line) => LinkMessageResponse.of(line));
  }

  async network(name: string, action: NetworkAction): Promise<NetworkActionResponse> {
    const link = await this.link(name);
    const session = await this.sessions.session(link);
    const { request, response } = await sent(session, action);
    return {
      request: shownMessage(request),
      response: shownMessage(response),
      link: this.shown(link),
    };
  }

  async delete(name: string): Promise<void> {
    const link = await this.link(name);
    const session = this.sessions.known(link);
    if (!(await this.links.delete(name))) throw new LinkNotFound(name);
    audit('delete link', name);
    await session?.end('The link was deleted.');
  }

  /** @throws LinkNotFound */
  async link(name: string): Promise<Link> {
    const links = await this.links.all();
    const link = links.get(name);
    if (link === undefined) throw new LinkNotFound(name);
    return link;
  }

  private async openSoon(link: Link): Promise<void> {
    const session = await this.sessions.session(link);
    const over = new AbortController();
    const patience = sleep(OPEN_WAIT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    // The state shows why it cannot be opened.
    await Promise.race([session.ready().catch(() => undefined), patience]);
    over.abort();
  }

  private shown(link: Link): LinkResponse {
    return LinkResponse.of(link, this.sessions.stateOf(link));
  }
}

/** The messages of an action; without a request if nothing could be sent: the state of the link shows why. */
async function sent(
  session: LinkSession,
  action: NetworkAction,
): Promise<{ request?: IsoMessage; response?: IsoMessage }> {
  try {
    await session.ready();
    return await session.network(action);
  } catch (error) {
    if (error instanceof LinkDown) return {};
    throw error;
  }
}

function tlsOf(tls: boolean | { ca?: string | undefined; verify: boolean }): LinkTls | null {
  if (tls === false) return null;
  return tls === true ? { ca: null, verify: true } : { ca: tls.ca ?? null, verify: tls.verify };
}
