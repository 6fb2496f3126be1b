import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { SideListeners } from '#libs/app';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { currentContext, guarded } from '#libs/http';
import { type Codec } from '#libs/iso8583';
import { inSandbox, Sandboxes, type SandboxConfig } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { type Iso8583Config } from '../config';
import { ProfilesService } from '../profiles/profiles.service';
import { configuredListeners, sideListener } from './configured-listeners';
import { pathOfListener, type Listener, type OpenListener } from './listener';
import { listenerDefinition } from './listener-definition';
import {
  ListenerInvalid,
  ListenerLimitReached,
  ListenerNotFound,
  ListenerTaken,
} from './listener.errors';
import { ListenerOpener } from './listener-opener';

/** The maximum number of listeners of one service. */
const MAX_LISTENERS = 50;

/**
 * The listeners for ISO 8583 over TCP: configured ones, which open together with the HTTP port, and posted ones. They
 * last as long as the process, and each instance of the service has its own. docs/adr/0043.
 */
@Injectable()
export class ListenersService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Tcp');
  /** By sandbox and name; undefined while it is being opened. */
  private readonly open = new Map<string, OpenListener | undefined>();
  private readonly clientListeners: ((open: OpenListener) => void)[] = [];
  private isStopping = false;

  constructor(
    private readonly opener: ListenerOpener,
    private readonly profiles: ProfilesService,
    sandboxes: Sandboxes,
    @Inject(CONFIG)
    private readonly config: Iso8583Config & ServiceConfig & SandboxConfig,
    sideListeners: SideListeners,
  ) {
    for (const listener of configuredListeners(config)) {
      const { host } = config;
      sideListeners.add(sideListener(listener, host, () => this.add(listener)));
    }
    sandboxes.onDrop((sandbox) => {
      this.closeOf(sandbox);
    });
  }

  /** Calls `listener` whenever a client of an open listener has connected or left. */
  onClients(listener: (open: OpenListener) => void): void {
    this.clientListeners.push(guarded(listener));
  }

  /** The open listeners of a sandbox. */
  ofSandbox(sandbox: string): OpenListener[] {
    return [...this.open.values()]
      .filter((open) => open !== undefined)
      .filter(({ listener }) => listener.sandbox === sandbox);
  }

  /**
   * Opens a listener that was posted.
   * @throws ListenerInvalid, ListenerTaken, ListenerLimitReached, ProfileUnknown, or an error of ListenerOpener
   */
  async create(posted: unknown): Promise<OpenListener> {
    const read = readJson(listenerDefinition, posted);
    if (!read.ok) throw new ListenerInvalid(read.refusal);
    const { sandbox = currentContext().sandbox, ...definition } = read.value;
    return this.add({
      ...definition,
      sandbox,
      idleMs: definition.idleMs ?? this.config.tcpIdleMs,
      path: pathOfListener(definition.name),
      isConfigured: false,
    });
  }

  /** The listeners of the sandbox of the request, sorted by name. */
  list(): readonly OpenListener[] {
    return this.ofSandbox(currentContext().sandbox).sort((one, other) =>
      one.listener.name < other.listener.name ? -1 : 1,
    );
  }

  /** A listener of the sandbox of the request. @throws ListenerNotFound */
  find(name: string): OpenListener {
    const found = this.list().find(({ listener }) => listener.name === name);
    if (found !== undefined) return found;
    const known = this.list().map(({ listener }) => listener.name);
    throw new ListenerNotFound(name, known);
  }

  /** The codec of a listener of the sandbox of the request. @throws ProfileUnknown */
  codec({ listener }: OpenListener): Promise<Codec> {
    return this.profiles.codec(listener.profile);
  }

  /** Answers the running messages of a listener and closes it. @throws ListenerNotFound */
  async close(name: string): Promise<void> {
    await this.remove(this.find(name));
  }

  /** Answers the running messages of all listeners and closes them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const opened = [...this.open.values()].filter((open) => open !== undefined);
    await Promise.all(opened.map(({ server }) => server.close()));
  }

  private async add(listener: Listener): Promise<OpenListener> {
    const key = keyOf(listener);
    if (this.open.has(key)) throw new ListenerTaken(listener.name, listener.sandbox);
    // The number of listeners in the variables is checked when they are read.
    if (!listener.isConfigured && this.open.size >= MAX_LISTENERS)
      throw new ListenerLimitReached(MAX_LISTENERS);
    // Reserved before the first await, so that only one of two simultaneous requests gets the name.
    this.open.set(key, undefined);
    try {
      await this.checkProfile(listener);
      const open = await this.opener.open(listener);
      this.open.set(key, open);
      open.server.onClients = () => {
        for (const tell of this.clientListeners) tell(open);
      };
      // Nobody is connected yet: what was stored before a crash is no longer true.
      open.server.onClients();
      if (this.isStopping) await open.server.close();
      return open;
    } catch (error) {
      this.open.delete(key);
      throw error;
    }
  }

  /** Checks that the profile exists in the sandbox of the listener. @throws ProfileUnknown */
  private async checkProfile({ profile, sandbox }: Listener): Promise<void> {
    if (this.profiles.builtInCodec(profile) !== undefined) return;
    await inSandbox(sandbox, {}, () => this.profiles.codec(profile));
  }

  private async remove({ listener, server }: OpenListener): Promise<void> {
    this.open.delete(keyOf(listener));
    await server.close();
  }

  /** Closes the posted listeners of a sandbox that is dropped. */
  private closeOf(sandbox: string): void {
    for (const open of this.open.values()) {
      if (open?.listener.sandbox !== sandbox || open.listener.isConfigured) continue;
      this.remove(open).catch((error: unknown) => {
        this.logger.error(error instanceof Error ? error.stack : String(error));
      });
    }
  }
}

function keyOf({ sandbox, name }: Pick<Listener, 'sandbox' | 'name'>): string {
  return `${sandbox}/${name}`;
}
