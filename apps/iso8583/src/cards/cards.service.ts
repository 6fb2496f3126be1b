import { Inject, Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { toCents, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { CARD_TRANSITIONS, type Card, type CardStatus } from '../account/card';
import { isPreset, PRESETS, type Preset } from '../issuer/decision/forced';
import { CardStore } from '../issuer/store/card-store.repository';
import { postWaiting } from '../issuer/stand-in/post-waiting';
import { CardExists, CardNotFound, CardStatusFinal } from './card.errors';
import { CardRepository, type TransactionFilter } from './card.repository';
import { type PresetResponse } from './card.response';
import { CardHoldResponse, LedgerEntryResponse, TransactionResponse } from './history.response';
import { newCard, openingEntry, type CardDraft } from '../account/seeded-cards';

const PAN = /^[0-9]{12,19}$/;

/** Creates, shows and resets test cards. */
@Injectable()
export class CardsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
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
    const now = this.now();
    return this.sandboxes.atomically((tx) => lock(tx, this.store, pan, now));
  }

  async create(draft: CardDraft): Promise<Card> {
    const { store } = this;
    const card = newCard(draft, this.clock.nowMs());
    const isNew = await this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      if (!(yield* store.insert(tx, card))) return false;
      yield* store.insertEntry(tx, openingEntry(card));
      return true;
    });
    if (!isNew) throw new CardExists();
    return card;
  }

  changeStatus(pan: string, status: CardStatus): Promise<Card> {
    const { store } = this;
    const now = this.now();
    return this.sandboxes.atomically(function* (tx): Transactional<Card> {
      const card = yield* lock(tx, store, pan, now);
      if (card.status === status) return card;
      if (!CARD_TRANSITIONS[card.status].includes(status)) {
        throw new CardStatusFinal(card.status, status);
      }
      const changed = { ...card, status, statusChangedAt: now };
      yield* store.save(tx, changed);
      return changed;
    });
  }

  /** Resets a card to its initial state: balance, status, holds and counters. Its history is deleted. */
  reset(pan: string): Promise<Card> {
    const { store, cards } = this;
    const now = this.now();
    return this.sandboxes.atomically(function* (tx): Transactional<Card> {
      const restored = initialState(yield* lock(tx, store, pan, now), now);
      yield* store.clearHistory(tx, pan);
      cards.countAgain(tx);
      yield* store.insertEntry(tx, openingEntry({ ...restored, createdAt: now }));
      yield* store.save(tx, restored);
      return restored;
    });
  }

  async resetAll(): Promise<number> {
    const pans = await this.sandboxes.atomically((tx) => this.store.allPans(tx));
    for (const pan of pans) await this.reset(pan);
    return pans.length;
  }

  transactions({ pan, kind, responseCode, from, to }: TransactionFilter): JsonList {
    return this.cards.transactions({ pan, kind, responseCode, from, to }, (row) =>
      JSON.stringify(TransactionResponse.of(row)),
    );
  }

  holds(pan: string): JsonList {
    return this.cards.holds(pan, (row) => JSON.stringify(CardHoldResponse.of(row)));
  }

  entries(pan: string): JsonList {
    return this.cards.entries(pan, (row) => JSON.stringify(LedgerEntryResponse.of(row)));
  }

  async preset(): Promise<PresetResponse> {
    const { settings } = this.store;
    const name = await this.sandboxes.atomically((tx) => settings.find(tx, 'preset'));
    return { preset: name !== undefined && isPreset(name) ? name : 'off', presets: { ...PRESETS } };
  }

  async changePreset(preset: Preset): Promise<PresetResponse> {
    const { settings } = this.store;
    await this.sandboxes.atomically((tx) => settings.save(tx, 'preset', preset));
    return this.preset();
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

/** The locked card. Messages that wait for it are posted first. @throws CardNotFound */
function* lock(tx: UnitOfWork, store: CardStore, pan: string, now: string): Transactional<Card> {
  const found = PAN.test(pan) ? yield* store.lock(tx, pan, now) : undefined;
  const card = found && (yield* postWaiting({ tx, store, nowMs: Date.parse(now) }, found));
  if (card === undefined) throw new CardNotFound(currentContext().sandbox);
  return card;
}

function initialState(card: Card, now: string): Card {
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
