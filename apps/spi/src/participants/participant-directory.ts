import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toCents, toIsoUtc, type Cents, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type SpiConfig } from '../config';
import { INTERNAL_ACCOUNTS } from './account-entry';
import { ContasPi } from './contas-pi.repository';
import { newTransactionId } from './ids';
import {
  settlementAgentOf,
  SPI_ISPB,
  type Participant,
  type ParticipantProfile,
} from './participant';
import { ParticipantsFull, ParticipantUnknown, ParticipantVirtual } from './participant.errors';
import { ParticipantRepository, type ParticipantChange } from './participant.repository';

/** All participants of a sandbox are kept in memory, so their number has a limit. The real SPI has about 900. */
export const MAX_PARTICIPANTS = 10_000;

/** The profiles of participants, by ISPB. */
type Registry = ReadonlyMap<string, ParticipantProfile>;

/** The registry of an open sandbox in memory. */
interface CachedRegistry {
  /** The version of the sandbox that it was read for. */
  readonly version: number;
  readonly registry: Promise<Registry>;
  /** Undefined until it is read. */
  read?: Registry;
}

/** A new participant. Its Conta PI has no money yet. */
export type NewParticipant = Omit<Participant, 'balance' | 'reserved' | 'createdAt'>;

/**
 * The participants of the current sandbox. Their profiles are kept in memory, so the engine needs no query. Participants are never
 * removed, and their kinds never change.
 */
@Injectable()
export class ParticipantDirectory {
  private readonly cache = new WeakMap<OpenSandbox, CachedRegistry>();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly participants: ParticipantRepository,
    private readonly contasPi: ContasPi,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** Returns the registered ones of the ISPBs, as they are stored now. */
  async find(ispbs: readonly string[]): Promise<Map<string, Participant>> {
    return this.sandboxes.atomically((tx) => this.participants.find(tx, ispbs));
  }

  /**
   * The profiles of the sandbox, as part of a transaction: all of them if they are in memory, otherwise those of the ISPBs
   * and of their settlement agents. A change under /__admin is visible when its request is answered.
   */
  *profiles(tx: UnitOfWork, ispbs: readonly string[]): Transactional<Registry> {
    const known = this.profilesNow();
    if (known !== undefined) return known;
    const found = yield* this.participants.find(tx, ispbs);
    const agents = [...found.values()].map(settlementAgentOf).filter((ispb) => !found.has(ispb));
    if (agents.length === 0) return found;
    return new Map([...found, ...(yield* this.participants.find(tx, agents))]);
  }

  /** The profiles of the sandbox of the current request; undefined if they must be read first. */
  profilesNow(): Registry | undefined {
    const openSandbox = this.sandboxes.currentHeld();
    const cached = openSandbox && this.cache.get(openSandbox);
    const isValid = cached?.version === openSandbox?.version && openSandbox?.isStale === false;
    return isValid ? cached?.read : undefined;
  }

  /** Locks the Contas PI of institutions; see ParticipantRepository. */
  lockAccounts(tx: UnitOfWork, ispbs: readonly string[]): Transactional<void> {
    return this.participants.lockAccounts(tx, ispbs);
  }

  /** Whether one of the ISPBs is registered. Needs a query only after a change of the sandbox's settings. */
  async isAnyRegistered(ispbs: readonly string[]): Promise<boolean> {
    const registry = await this.registry();
    return ispbs.some((ispb) => registry.has(ispb));
  }

  /**
   * Registers an ISPB that uses ICOM for the first time, as a direct participant with the opening balance. Does nothing
   * if it is registered.
   * @throws ParticipantUnknown if STRICT_PARTICIPANTS forbids it, or if it is the ISPB of the SPI
   * @throws ParticipantsFull
   */
  async register(ispb: string): Promise<void> {
    if (await this.isAnyRegistered([ispb])) return;
    if (this.config.strictParticipants || ispb === SPI_ISPB) throw new ParticipantUnknown(ispb);
    const participant: NewParticipant = {
      ispb,
      name: `Participante ${ispb}`,
      kind: 'DIRECT',
      status: 'ACTIVE',
      settlementAgent: null,
      player: 'CLIENT',
      sendBlocked: false,
      answer: null,
      certificate: null,
    };
    await this.create(participant, toCents(this.config.openingBalanceReais * 100));
  }

  /**
   * Notes that a registered participant uses ICOM. From now on its own system answers, and not the simulator.
   * @throws ParticipantVirtual
   */
  async markClient(ispb: string): Promise<void> {
    const known = (await this.registry()).get(ispb);
    if (known === undefined || known.player === 'CLIENT') return;
    if (known.kind === 'VIRTUAL') throw new ParticipantVirtual(ispb);
    await this.change(ispb, { player: 'CLIENT' });
  }

  /**
   * Registers a participant and contributes the opening balance to its Conta PI.
   * @returns the participant as registered; undefined, and nothing changed, if it is registered already. Of several simultaneous
   *   calls one returns it
   * @throws ParticipantsFull
   */
  async create(participant: NewParticipant, opening: Cents): Promise<Participant | undefined> {
    const { contasPi, participants } = this;
    const { ispb } = participant;
    if ((await this.registry()).size >= MAX_PARTICIPANTS)
      throw new ParticipantsFull(MAX_PARTICIPANTS);
    const at = toIsoUtc(this.clock.nowMs());
    const zero = toCents(0);
    const row = { ...participant, balance: zero, reserved: zero, createdAt: at };
    const isNew = await this.sandboxes.atomically(function* (tx) {
      if (!(yield* participants.insert(tx, row))) return false;
      if (opening > 0) {
        yield* contasPi.book(tx, {
          entryId: newTransactionId('L', ispb, at),
          kind: 'CONTRIBUTION',
          from: INTERNAL_ACCOUNTS.str,
          to: ispb,
          cents: opening,
          at,
        });
      }
      return true;
    });
    if (!isNew) return undefined;
    await this.announceChange();
    return { ...row, balance: opening };
  }

  /** @returns the changed participant; undefined if it is not registered */
  async change(ispb: string, change: ParticipantChange): Promise<Participant | undefined> {
    if (Object.keys(change).length === 0) return (await this.find([ispb])).get(ispb);
    const changed = await this.sandboxes.atomically((tx) =>
      this.participants.change(tx, ispb, change),
    );
    if (changed !== undefined) await this.announceChange();
    return changed;
  }

  private async registry(): Promise<Registry> {
    const openSandbox = await this.sandboxes.current();
    const { version, isStale } = openSandbox;
    const cached = this.cache.get(openSandbox);
    if (cached?.version === version && !isStale) return cached.registry;
    const registry = this.participants.profiles(openSandbox);
    // For the version before the query: a participant that is registered during the query increases the version.
    const added: CachedRegistry = { version, registry };
    this.cache.set(openSandbox, added);
    registry
      .then((read) => {
        added.read = read;
      })
      .catch(() => {
        if (this.cache.get(openSandbox) === added) this.cache.delete(openSandbox);
      });
    return registry;
  }

  /** Makes every instance read the participants again. */
  private async announceChange(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    await openSandbox.read();
    await this.sandboxes.announce(openSandbox.name);
  }
}
