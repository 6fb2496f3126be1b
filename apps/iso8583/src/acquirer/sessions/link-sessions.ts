import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { currentContext, RequestContext, runInContext } from '#libs/http';
import { newUuid } from '#libs/kernel';
import { AddressGuard } from '#libs/outbound';
import { type OpenSandbox, Sandboxes, workOf } from '#libs/sandbox';
import { ProfilesService } from '../../profiles/profiles.service';
import { LinkBusy } from '../links/link.errors';
import { LinkRepository } from '../links/link.repository';
import { NOT_OPENED, type Link, type LinkState } from '../links/link';
import { networkMessage } from '../../messages/complete';
import { StanSequence } from '../../messages/stan-sequence.repository';
import { LinkSession } from './link-session';

/** Links of all sandboxes that this process has open. */
const MOST_SESSIONS = 200;

/**
 * The links that this process has opened. A link is data of its sandbox; its connection belongs to a process, is opened
 * by the first use, and closes with the sandbox.
 */
@Injectable()
export class LinkSessions implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Links');
  /** By sandbox and name. */
  private readonly sessions = new Map<string, LinkSession>();
  private isStopping = false;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly profiles: ProfilesService,
    private readonly stans: StanSequence,
    private readonly targets: AddressGuard,
    private readonly links: LinkRepository,
  ) {}

  /** The state of a link of the current sandbox in this process. */
  stateOf(link: Link): LinkState {
    return this.known(link)?.state ?? NOT_OPENED;
  }

  /** The session of a link of the current sandbox, if this process has opened it. */
  known(link: Link): LinkSession | undefined {
    const session = this.sessions.get(keyOf(link.name));
    return session?.link.id === link.id ? session : undefined;
  }

  /**
   * The session of a link of the current sandbox. It is created if there is none.
   * @throws LinkBusy, ProfileUnknown
   */
  async session(link: Link): Promise<LinkSession> {
    const codec = await this.profiles.codec(link.profile);
    const context = new RequestContext(newUuid(), currentContext().sandbox);
    workOf(context).isBackground = true;
    const openSandbox = await runInContext(context, () => this.sandboxes.current());
    const former = this.known(link);
    // The profile of the link was posted again.
    const known = former?.codec === codec ? former : undefined;
    if (known !== undefined || openSandbox.closing.aborted) {
      context.end();
      openSandbox.closing.throwIfAborted();
      if (known !== undefined) return known;
    }
    const key = keyOf(link.name);
    this.sessions.get(key)?.close('The link was replaced.');
    this.makeRoom(link.name);
    const unlisten = this.onChange(openSandbox, context);
    const session: LinkSession = new LinkSession({
      link,
      codec,
      targets: this.targets,
      networkMessage: async (code) =>
        networkMessage(code, openSandbox.nowMs(), await this.stans.next()),
      openSandbox,
      context,
      onEnd: () => {
        unlisten();
        if (this.sessions.get(key) === session) this.sessions.delete(key);
        context.end();
      },
    });
    this.sessions.set(key, session);
    return session;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const session of [...this.sessions.values()]) session.close('The service stops.');
  }

  /** Another instance can delete links. All instances read their sandbox again after that. */
  private onChange(openSandbox: OpenSandbox, context: RequestContext): () => void {
    return openSandbox.onClockSet(() => {
      runInContext(context, () => this.closeDeleted()).catch((error: unknown) => {
        this.logger.warn(`The links of ${openSandbox.name} were not read: ${String(error)}`);
      });
    });
  }

  /** Closes the sessions of the current sandbox whose links no longer exist. */
  private async closeDeleted(): Promise<void> {
    const links = await this.links.all();
    const prefix = keyOf('');
    for (const [key, session] of [...this.sessions]) {
      if (!key.startsWith(prefix) || links.get(session.link.name)?.id === session.link.id) continue;
      await session.end('The link was deleted.');
    }
  }

  /** Closes the link that was not used for the longest time, if there are too many. */
  private makeRoom(name: string): void {
    if (this.isStopping) throw new LinkBusy(name, 'The service stops.');
    if (this.sessions.size < MOST_SESSIONS) return;
    const idle = [...this.sessions.values()].filter(({ isIdle }) => isIdle);
    const [oldest] = idle.sort((one, other) => one.lastUsedMs - other.lastUsedMs);
    if (oldest === undefined) {
      throw new LinkBusy(name, `The service has ${String(MOST_SESSIONS)} other links in use.`);
    }
    this.logger.warn(`Link ${oldest.link.name} is closed, because others are opened.`);
    oldest.close('Other links were opened; the next use opens it again.');
  }
}

function keyOf(name: string): string {
  return `${currentContext().sandbox} ${name}`;
}
