import { Inject, Injectable } from '@nestjs/common';
import { systemClock } from '#libs/kernel';
import {
  ClockLease,
  describeClock,
  REAL_TIME,
  type ClockState,
  DueTimer,
  inSandbox,
  Jobs,
  Sandboxes,
  SANDBOX_STORE,
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  SnapshotNotFound,
} from '#libs/sandbox';
import { Journals } from '#libs/journal';
import { SandboxExists, SandboxNotFound } from '../admin.errors';
import { audit } from '../access/audit';
import { ofCaller } from '../access/caller';
import { checkedName } from '../checked-name';
import { type SandboxResponse } from './sandbox.response';

/** A list of thousands of sandboxes must leave connections to the database for other requests. */
const DESCRIBED_AT_ONCE = 4;

/** Creates, describes, resets and drops the sandboxes of a service, and saves and restores snapshots. */
@Injectable()
export class SandboxesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    private readonly timer: DueTimer,
    private readonly jobs: Jobs,
    private readonly journals: Journals,
  ) {}

  /** Those that the caller may control. */
  async list(): Promise<SandboxResponse[]> {
    const named = (await this.store.list()).map((name) => ({ name }));
    const sizes = await this.store.sizes();
    const left = ofCaller(named);
    const described = [];
    while (left.length > 0) {
      const some = left.splice(0, DESCRIBED_AT_ONCE);
      described.push(...(await Promise.all(some.map(({ name }) => this.store.describe(name)))));
    }
    return described
      .filter((sandbox) => sandbox !== undefined)
      .map((sandbox) => this.response(sandbox, sizes));
  }

  async find(name: string): Promise<SandboxResponse> {
    const sandbox = await this.describe(name);
    return this.response(sandbox, await this.store.sizes(name));
  }

  async create(name: unknown): Promise<SandboxResponse> {
    const sandbox = checkedName(name, '/name');
    const isNew = await inSandbox(sandbox, {}, () => this.sandboxes.create());
    if (!isNew) throw new SandboxExists(sandbox);
    audit('create sandbox', sandbox);
    return this.find(sandbox);
  }

  async drop(name: string): Promise<void> {
    checkedName(name, '/name');
    const isDropped = await this.sandboxes.drop(name);
    this.journals.clear(name, 'sandbox-dropped');
    if (!isDropped) throw new SandboxNotFound(name);
    audit('drop sandbox', name);
  }

  /** Resets data, clock, rules and journal to those of a new sandbox. The snapshots are kept. */
  async reset(name: string): Promise<SandboxResponse> {
    checkedName(name, '/name');
    await this.sandboxes.whileClosed(name, () => this.store.clear(name));
    this.journals.clear(name);
    await this.open(name);
    this.timer.look(name);
    audit('reset sandbox', name);
    return this.find(name);
  }

  async listSnapshots(name: string): Promise<SnapshotDescription[]> {
    await this.describe(name);
    return this.store.listSnapshots(name);
  }

  /** @param save the save of several services that the snapshot belongs to */
  async saveSnapshot(name: string, snapshot: string, save?: string): Promise<SnapshotDescription> {
    checkedName(snapshot, '/snapshot');
    await this.describe(name);
    const saved = await inSandbox(name, {}, async () => {
      const openSandbox = await this.sandboxes.current();
      // The lease prevents other instances from moving the clock at the same time.
      return ClockLease.hold(openSandbox, () =>
        this.store.saveSnapshot({ sandbox: name, snapshot, save }, openSandbox.database),
      );
    });
    audit('save snapshot', `${name}/${snapshot}`);
    return saved;
  }

  async renameSnapshot(name: string, snapshot: string, to: string): Promise<SnapshotDescription> {
    const from = addressOf(name, snapshot);
    checkedName(to, '/to');
    await this.store.renameSnapshot(from, to);
    audit('rename snapshot', `${name}/${snapshot} to ${to}`);
    const renamed = (await this.store.listSnapshots(name)).find((each) => each.name === to);
    if (renamed === undefined) throw new SnapshotNotFound({ sandbox: name, snapshot: to });
    return renamed;
  }

  /** `into` gets the state of the snapshot; its journal is kept. */
  async restoreSnapshot(
    name: string,
    snapshot: string,
    { into, save }: { readonly into?: unknown; readonly save?: string | undefined },
  ): Promise<SandboxResponse> {
    const from = { ...addressOf(name, snapshot), save };
    const target = into === undefined ? name : checkedName(into, '/into');
    await this.sandboxes.whileClosed(target, () => this.store.restoreSnapshot(from, target));
    await this.open(target);
    this.timer.look(target);
    this.jobs.look(target);
    audit('restore snapshot', `${name}/${snapshot} into ${target}`);
    return this.find(target);
  }

  async deleteSnapshot(name: string, snapshot: string): Promise<void> {
    const address = addressOf(name, snapshot);
    if (!(await this.store.deleteSnapshot(name, snapshot))) throw new SnapshotNotFound(address);
    audit('delete snapshot', `${name}/${snapshot}`);
  }

  /** @throws NameInvalid, SandboxNotFound */
  private async describe(name: string): Promise<SandboxDescription> {
    const description = await this.store.describe(checkedName(name, '/name'));
    if (description === undefined) throw new SandboxNotFound(name);
    return description;
  }

  private response(
    { name, createdAt, lastUsedAt, clock }: SandboxDescription,
    sizes: ReadonlyMap<string, number>,
  ): SandboxResponse {
    const openSandbox = this.sandboxes.peek(name);
    const stored = clock === undefined ? REAL_TIME : (JSON.parse(clock) as ClockState);
    const state = openSandbox?.clock ?? stored;
    return {
      name,
      sizeBytes: sizes.get(name) ?? 0,
      createdAt: createdAt ?? null,
      lastUsedAt: lastUsedAt ?? null,
      expiresAt: this.sandboxes.expiryOf(name, lastUsedAt) ?? null,
      clock: describeClock(state, systemClock.nowMs()),
      open: openSandbox !== undefined,
    };
  }

  private open(name: string): Promise<unknown> {
    return inSandbox(name, {}, () => this.sandboxes.current());
  }
}

/** @throws NameInvalid */
function addressOf(name: string, snapshot: string): SnapshotAddress {
  return { sandbox: checkedName(name, '/name'), snapshot: checkedName(snapshot, '/snapshot') };
}
