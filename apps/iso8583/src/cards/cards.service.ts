import { Inject, Injectable } from '@nestjs/common';
import { toCents, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type AtomicWork } from '#libs/database';
import { CARD_TRANSITIONS, type Card, type CardStatus } from '../issuer/account/card';
import { isPreset, PRESET_SETTING, PRESETS, type Preset } from '../issuer/decision/forced';
import { HostRepository } from '../issuer/account/host.repository';
import { type HostStatements } from '../issuer/account/statements.repository';
import { postWaiting } from '../issuer/stand-in/post-waiting';
import { CardExists, CardNotFound, CardStatusFinal } from './card.errors';
import { CardRepository, type TransactionFilter } from './card.repository';
import { type PresetResponse } from './card.response';
import { HoldResponse, LedgerEntryResponse, TransactionResponse } from './history.response';
import { newCard, openingEntry, type CardDraft } from './seeded-cards';

const PAN = /^[0-9]{12,19}$/;

/** Creates, shows and resets test cards. */
@Injectable()
export class CardsService {
  constructor(
    private readonly host: HostRepository,
    private readonly cards: CardRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All cards. Expired holds are released first. */
  async list(): Promise<Card[]> {
    const cards = await this.cards.all();
    const now = this.now();
    const isDue = ({ nextHoldExpiry }: Card): boolean =>
      nextHoldExpiry !== null && nextHoldExpiry <= now;
    return Promise.all(cards.map(async (card) => (isDue(card) ? this.find(card.pan) : card)));
  }

  find(pan: string): Promise<Card> {
    const facts = this.facts();
    return this.host.atomically((statements) => locked(statements, pan, facts));
  }

  async create(draft: CardDraft): Promise<Card> {
    const card = newCard(draft, this.clock.nowMs());
    const isNew = await this.host.atomically(function* (statements): AtomicWork<boolean> {
      if (!(yield* statements.insertCard(card))) return false;
      yield* statements.insertEntry(openingEntry(card));
      return true;
    });
    if (!isNew) throw new CardExists();
    return card;
  }

  changeStatus(pan: string, status: CardStatus): Promise<Card> {
    const facts = this.facts();
    return this.host.atomically(function* (statements): AtomicWork<Card> {
      const card = yield* locked(statements, pan, facts);
      if (card.status === status) return card;
      if (!CARD_TRANSITIONS[card.status].includes(status)) {
        throw new CardStatusFinal(card.status, status);
      }
      const changed = { ...card, status, statusChangedAt: facts.now };
      yield* statements.saveCard(changed);
      return changed;
    });
  }

  /** Resets a card to its initial state: balance, status, holds and counters. Its history is deleted. */
  reset(pan: string): Promise<Card> {
    const facts = this.facts();
    return this.host.atomically(function* (statements): AtomicWork<Card> {
      const restored = asMade(yield* locked(statements, pan, facts), facts.now);
      yield* statements.clearHistory(pan);
      yield* statements.insertEntry(openingEntry({ ...restored, createdAt: facts.now }));
      yield* statements.saveCard(restored);
      return restored;
    });
  }

  async resetAll(): Promise<number> {
    const pans = await this.host.atomically((statements) => statements.allPans());
    for (const pan of pans) await this.reset(pan);
    return pans.length;
  }

  transactions({ pan, kind, responseCode, from, to }: TransactionFilter): JsonList {
    return this.cards.transactions({ pan, kind, responseCode, from, to }, (row) =>
      JSON.stringify(TransactionResponse.of(row)),
    );
  }

  holds(pan: string): JsonList {
    return this.cards.holds(pan, (row) => JSON.stringify(HoldResponse.of(row)));
  }

  entries(pan: string): JsonList {
    return this.cards.entries(pan, (row) => JSON.stringify(LedgerEntryResponse.of(row)));
  }

  async preset(): Promise<PresetResponse> {
    const name = await this.host.atomically(({ settings }) => settings.find(PRESET_SETTING));
    return { preset: name !== undefined && isPreset(name) ? name : 'off', presets: { ...PRESETS } };
  }

  async changePreset(preset: Preset): Promise<PresetResponse> {
    await this.host.atomically(({ settings }) => settings.save(PRESET_SETTING, preset));
    return this.preset();
  }

  /** Read before the database work starts, which can run in the context of another request. */
  private facts(): RequestFacts {
    return { now: this.now(), sandbox: currentContext().sandbox };
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

interface RequestFacts {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly sandbox: string;
}

function* locked(
  statements: HostStatements,
  pan: string,
  { now, sandbox }: RequestFacts,
): AtomicWork<Card> {
  const found = PAN.test(pan) ? yield* statements.lockCard(pan, now) : undefined;
  const card = found && (yield* postWaiting(statements, found, Date.parse(now)));
  if (card === undefined) throw new CardNotFound(sandbox);
  return card;
}

function asMade(card: Card, now: string): Card {
  return {
    ...card,
    status: card.initialStatus,
    balance: card.initialBalance,
    held: toCents(0),
    nextHoldExpiry: null,
    day: null,
    dayApprovals: 0,
    dayAmount: toCents(0),
    pinFailures: 0,
    lastAtc: null,
    orphans: 0,
    statusChangedAt: now,
  };
}
