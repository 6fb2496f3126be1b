import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Failure, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, inSandbox } from '#libs/sandbox';
import { type OpenListener } from '../../listeners/listener';
import { ListenersService } from '../../listeners/listeners.service';
import { type TcpClient } from '../../tcp/tcp-server';
import { HostNetworkMessages, type SentNetworkMessage } from '../host-network-messages';
import { type HostNetworkRequest } from '../host-network.request';

import { HostSessions } from '../host-sessions';
import { EchoTimer } from './echo-timer';
import { afterEcho, afterLastClient } from './host-status';

/** How long the host waits for a response to its own network messages, on the monotonic clock. */
const ANSWER_MS = 5_000;

/** Signs the host on at each client of the listeners that ask for it, and sends echo tests to the clients. */
@Injectable()
export class AutomaticSignOn implements OnModuleInit {
  private readonly logger = new Logger('SignOn');
  private readonly timers = new WeakMap<OpenListener, EchoTimer>();
  /** The clients that the host has tried to sign on at, and whether they approved. */
  private readonly signOns = new WeakMap<TcpClient, 'waiting' | 'refused' | 'approved'>();

  constructor(
    private readonly listeners: ListenersService,
    private readonly messages: HostNetworkMessages,
    private readonly sessions: HostSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.onClients((open) => {
      this.onClients(open);
    });
  }

  private onClients(open: OpenListener): void {
    const { signOn, echoSeconds } = open.listener;
    if (echoSeconds !== undefined) this.timerOf(open, echoSeconds).run(open.server.connections > 0);
    if (!signOn) return;
    const arrived = open.server.clients.filter((client) => !this.signOns.has(client));
    for (const client of arrived) void this.signOnFirst(open, client);
    if (open.server.connections === 0) void this.do(open, () => this.noteLeft(open));
  }

  private timerOf(open: OpenListener, echoSeconds: number): EchoTimer {
    const known = this.timers.get(open);
    if (known !== undefined) return known;
    const timer = new EchoTimer(echoSeconds * 1_000, async () => {
      if (!this.listeners.ofSandbox(open.listener.sandbox).includes(open)) timer.run(false);
      else await this.do(open, () => this.test(open));
    });
    this.timers.set(open, timer);
    return timer;
  }

  private async signOnFirst(open: OpenListener, client: TcpClient): Promise<void> {
    // Before the first await, because the next client can arrive while the sandbox is being opened.
    this.signOns.set(client, 'waiting');
    // A connection is a use of the sandbox, as a message is. The other work does not create it.
    await this.do(open, () => this.signOn(open, client), {});
    this.noteUnanswered(client);
  }

  private async signOn(open: OpenListener, client: TcpClient): Promise<void> {
    this.signOns.set(client, 'waiting');
    try {
      const { approved } = await this.send(open, 'sign-on', [client]);
      this.signOns.set(client, approved ? 'approved' : 'refused');
    } finally {
      this.noteUnanswered(client);
      // It can have left before its response was stored.
      await this.noteLeft(open);
    }
  }

  private noteUnanswered(client: TcpClient): void {
    if (this.signOns.get(client) === 'waiting') this.signOns.set(client, 'refused');
  }

  /** Sends an echo test to each client, and another sign-on to those that have not approved the last one. */
  private async test(open: OpenListener): Promise<void> {
    const { signOn } = open.listener;
    const { clients } = open.server;
    const refused = signOn
      ? clients.filter((client) => this.signOns.get(client) === 'refused')
      : [];
    const others = clients.filter((client) => !refused.includes(client));
    await Promise.all([
      ...refused.map((client) => this.signOn(open, client)),
      others.length === 0 ? undefined : this.echo(open, others),
    ]);
  }

  private async echo(open: OpenListener, clients: readonly TcpClient[]): Promise<void> {
    const { approved, answers } = await this.send(open, 'echo', clients);
    for (const { client, isSent, elapsedMs } of answers) {
      if (!isSent || elapsedMs !== null) continue;
      this.logger.warn(
        `Client ${client.address} of listener ${open.listener.name} has not answered.`,
      );
      client.connection.cut();
    }
    const isSignedOn = clients.some((client) => this.signOns.get(client) === 'approved');
    if (approved && isSignedOn) await this.change(open, afterEcho);
  }

  /** Stores that no client is connected any more. */
  private noteLeft(open: OpenListener): Promise<void> {
    return this.change(open, (state) =>
      open.server.connections === 0 ? afterLastClient(state) : state,
    );
  }

  private async change(open: OpenListener, change: typeof afterEcho): Promise<void> {
    const { institution = '' } = open.listener;
    await this.sessions.end(institution, toIsoUtc(this.clock.nowMs()), change);
  }

  private async send(
    open: OpenListener,
    does: HostNetworkRequest['function'],
    clients: readonly TcpClient[],
  ): Promise<SentNetworkMessage> {
    const codec = await this.listeners.codec(open);
    const { institution } = open.listener;
    const asked = { function: does, institution, key: 'PIN', answerMs: ANSWER_MS } as const;
    return this.messages.send(clients, codec, asked);
  }

  /** Works in the sandbox of the listener. Never rejects, because nothing awaits it. */
  private async do(
    open: OpenListener,
    work: () => Promise<void>,
    kind: Parameters<typeof inSandbox>[1] = { isBackground: true },
  ): Promise<void> {
    const { name, sandbox } = open.listener;
    try {
      await inSandbox(sandbox, kind, async () => {
        await this.sessions.open();
        await work();
      });
    } catch (error) {
      // A sandbox that was never used, or was dropped, has no state to change.
      if (error instanceof Failure && error.code === 'SANDBOX_REPLACED') return;
      // The database is away, or the profile cannot write the message.
      this.logger.warn(`The host could not test the clients of listener ${name}: ${String(error)}`);
    }
  }
}
