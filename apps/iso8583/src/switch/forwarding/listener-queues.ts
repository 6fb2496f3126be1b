import { Injectable, Logger } from '@nestjs/common';
import { currentContext, guarded, RequestContext, runInContext } from '#libs/http';
import { newUuid } from '#libs/kernel';
import { DueWork, inSandbox, Remembered, Sandboxes, SandboxReplaced, workOf } from '#libs/sandbox';
import { AdviceRepository, FORWARD_DUE } from '../../acquirer/advices/advice.repository';
import { type OpenListener } from '../../listeners/listener';
import { ListenersService } from '../../listeners/listeners.service';

/** Forwards the advices of one listener, as far as it is possible now. */
type Forward = (open: OpenListener) => Promise<void>;

/** The work of a listener: one after the other, and at most one that waits for its turn. */
interface Turn {
  last: Promise<void>;
  isNext: boolean;
}

/**
 * Decides when the queues of the listeners are forwarded: when a client connects, and after each change of the
 * sandbox in any instance, such as a new advice, a sign-on or a later time. Queues that are known to be empty cost
 * no query.
 */
@Injectable()
export class ListenerQueues {
  private readonly logger = new Logger('Forwarding');
  private readonly waiting: Remembered<ReadonlySet<string>>;
  private readonly turns = new WeakMap<OpenListener, Turn>();
  /** Ends the watch of a sandbox that has listeners with clients. */
  private readonly watches = new Map<string, () => void>();
  private forward: Forward = () => Promise.resolve();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly listeners: ListenersService,
    advices: AdviceRepository,
    due: DueWork,
  ) {
    this.waiting = new Remembered(sandboxes, (database) => advices.listeners(database));
    listeners.onClients((open) => {
      this.onClients(open);
    });
    due.handle(FORWARD_DUE, ({ key }) => this.onDue(key));
  }

  /** Sets the work; once. */
  use(forward: Forward): void {
    this.forward = forward;
  }

  /** The instance that has the connection forwards the queue, and plans the next try. */
  private async onDue(name: string): Promise<void> {
    const { sandbox } = currentContext();
    const open = this.listeners.ofSandbox(sandbox).find(({ listener }) => listener.name === name);
    if (open !== undefined && open.server.connections > 0) await this.now(open);
    else await this.sandboxes.announce(sandbox);
  }

  /** Forwards the queue of a listener in the current context, after the work that is under way. */
  private now(open: OpenListener): Promise<void> {
    const turn = this.turnOf(open);
    const done = turn.last.then(() => this.forward(open));
    turn.last = done.catch(() => undefined);
    return done;
  }

  private onClients(open: OpenListener): void {
    const { sandbox } = open.listener;
    if (open.server.connections === 0) this.endWatch(sandbox);
    else {
      this.watch(sandbox);
      this.soon(open);
    }
  }

  /** Forwards the queues of a sandbox, whose clients may be able to take them now. */
  private wake(sandbox: string): void {
    for (const open of this.listeners.ofSandbox(sandbox)) {
      if (open.server.connections > 0) this.soon(open);
    }
  }

  private soon(open: OpenListener): void {
    const turn = this.turnOf(open);
    if (turn.isNext) return;
    turn.isNext = true;
    const { sandbox, name } = open.listener;
    const work = async (): Promise<void> => {
      turn.isNext = false;
      await inSandbox(sandbox, { isBackground: true }, async () => {
        if ((await this.waiting.get()).has(name)) await this.forward(open);
      });
    };
    turn.last = turn.last.then(work).catch((error: unknown) => {
      // What is not forwarded stays in the queue: the sandbox was replaced, or the database is away.
      this.logger.warn(`The advices of listener ${name} were not forwarded: ${String(error)}`);
    });
  }

  private turnOf(open: OpenListener): Turn {
    const known = this.turns.get(open);
    if (known !== undefined) return known;
    const turn: Turn = { last: Promise.resolve(), isNext: false };
    this.turns.set(open, turn);
    return turn;
  }

  /** Listens for the changes of a sandbox, which stays open meanwhile. */
  private watch(sandbox: string): void {
    if (this.watches.has(sandbox)) return;
    const context = new RequestContext(newUuid(), sandbox);
    workOf(context).isBackground = true;
    let unlisten = (): unknown => undefined;
    const end = (): void => {
      if (this.watches.get(sandbox) !== end) return;
      this.watches.delete(sandbox);
      unlisten();
      context.end();
    };
    this.watches.set(sandbox, end);
    runInContext(context, () => this.sandboxes.current())
      .then((openSandbox) => {
        if (this.watches.get(sandbox) !== end) return;
        unlisten = openSandbox.onClockSet(() => {
          this.wake(sandbox);
        });
        // A change during the opening was not seen.
        this.wake(sandbox);
        const { closing } = openSandbox;
        const onClosing = (): void => {
          end();
          // A reset or a restore leaves the clients connected. A drop has closed their listeners.
          if (closing.reason instanceof SandboxReplaced) this.watchIfUsed(sandbox);
        };
        closing.addEventListener('abort', guarded(onClosing), { once: true });
      })
      .catch((error: unknown) => {
        this.logger.warn(`The changes of sandbox ${sandbox} are not seen: ${String(error)}`);
        end();
      });
  }

  private endWatch(sandbox: string): void {
    if (!this.isUsed(sandbox)) this.watches.get(sandbox)?.();
  }

  private watchIfUsed(sandbox: string): void {
    if (this.isUsed(sandbox)) this.watch(sandbox);
  }

  private isUsed(sandbox: string): boolean {
    return this.listeners.ofSandbox(sandbox).some(({ server }) => server.connections > 0);
  }
}
