import { Inject, Injectable } from '@nestjs/common';
import { type JsonList } from '#libs/http';
import { toCents, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional } from '#libs/database';
import { CARD_TRANSITIONS, type Card, type CardStatus } from '../account/card';
import { isPreset, PRESETS, type Preset } from '../issuer/decision/forced';
import { CardStore } from '../issuer/store/card-store.repository';
import { openingOf } from '../account/own-accounts/own-account';
import { type Account } from '../account/own-accounts/account-type';
import { lockCard } from './lock-card';
import { CardExists, CardStatusFinal } from './card.errors';
import { CardRepository, type TransactionFilter } from './card.repository';
import { type PresetResponse } from './card.response';
import { CardHoldResponse, LedgerEntryResponse, TransactionResponse } from './history.response';
import { newCard, openingEntry, type CardDraft } from '../account/seeded-cards';

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
    return this.sandboxes.atomically((tx) => lockCard(tx, this.store, pan, now));
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
      const card = yield* lockCard(tx, store, pan, now);
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
      const restored = initialState(yield* lockCard(tx, store, pan, now), now);
      yield* store.clearHistory(tx, pan);
      cards.countAgain(tx);
      yield* store.insertEntry(tx, openingEntry({ ...restored, createdAt: now }));
      yield* store.save(tx, restored);
      yield* store.accounts.restore(tx, pan);
      for (const account of yield* store.accounts.ofCard(tx, pan)) {
        yield* store.insertEntry(tx, openingOf(account, now));
      }
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

  entries(pan: string, account: Account | undefined): JsonList {
    return this.cards.entries(pan, account, (row) => JSON.stringify(LedgerEntryResponse.of(row)));
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
