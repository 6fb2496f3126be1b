import { Inject, Injectable } from '@nestjs/common';
import { toCents, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { CLOCK, type AtomicWork } from '#libs/sandbox';
import { CARD_TRANSITIONS, type Card, type CardStatus } from '../host/card';
import { isPreset, PRESET_SETTING, PRESETS, type Preset } from '../host/forced';
import { HostRepository } from '../host/host.repository';
import type { HostStatements } from '../host/statements.repository';
import { CardExists, CardNotFound, CardStatusFinal } from './card.errors';
import { CardRepository } from './card.repository';
import {
  HoldResponse,
  LedgerEntryResponse,
  TransactionResponse,
  type PresetResponse,
} from './card.response';
import { newCard, openingEntry, type CardDraft } from './seeded-cards';

const PAN = /^[0-9]{12,19}$/;

/** Making test cards, looking at them, and putting them back as they were. */
@Injectable()
export class CardsService {
  constructor(
    private readonly host: HostRepository,
    private readonly cards: CardRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All cards, their holds up to date. */
  async list(): Promise<Card[]> {
    const cards = await this.cards.all();
    const now = this.now();
    const isDue = ({ nextHoldExpiry }: Card): boolean =>
      nextHoldExpiry !== null && nextHoldExpiry <= now;
    return Promise.all(cards.map(async (card) => (isDue(card) ? this.find(card.pan) : card)));
  }

  find(pan: string): Promise<Card> {
    return this.host.atomically((statements) => this.locked(statements, pan));
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

  async changeStatus(pan: string, status: CardStatus): Promise<Card> {
    const now = this.now();
    const { host } = this;
    const change = (statements: HostStatements): AtomicWork<Card> =>
      this.changed(statements, pan, (card) => {
        if (card.status === status) return card;
        if (!CARD_TRANSITIONS[card.status].includes(status)) {
          throw new CardStatusFinal(card.status, status);
        }
        return { ...card, status, statusChangedAt: now };
      });
    return host.atomically(change);
  }

  /** Puts a card back as it was made: balance, status, holds, counters; its history is forgotten. */
  reset(pan: string): Promise<Card> {
    const nowMs = this.clock.nowMs();
    return this.host.atomically((statements) => this.restored(statements, pan, nowMs));
  }

  async resetAll(): Promise<number> {
    const pans = await this.host.atomically((statements) => statements.allPans());
    for (const pan of pans) await this.reset(pan);
    return pans.length;
  }

  transactions(pan: string): JsonList {
    return this.cards.transactions(pan, (row) => JSON.stringify(TransactionResponse.of(row)));
  }

  holds(pan: string): JsonList {
    return this.cards.holds(pan, (row) => JSON.stringify(HoldResponse.of(row)));
  }

  entries(pan: string): JsonList {
    return this.cards.entries(pan, (row) => JSON.stringify(LedgerEntryResponse.of(row)));
  }

  async preset(): Promise<PresetResponse> {
    const name = await this.host.atomically((statements) => statements.setting(PRESET_SETTING));
    return { preset: name !== undefined && isPreset(name) ? name : 'off', presets: { ...PRESETS } };
  }

  async changePreset(preset: Preset): Promise<PresetResponse> {
    await this.host.atomically((statements) => statements.saveSetting(PRESET_SETTING, preset));
    return this.preset();
  }

  private *locked(statements: HostStatements, pan: string): AtomicWork<Card> {
    const locked = PAN.test(pan) ? yield* statements.lockCard(pan, this.now()) : undefined;
    if (locked === undefined) throw new CardNotFound(currentContext().sandbox);
    return locked.card;
  }

  private *changed(
    statements: HostStatements,
    pan: string,
    change: (card: Card) => Card,
  ): AtomicWork<Card> {
    const card = change(yield* this.locked(statements, pan));
    yield* statements.saveCard(card);
    return card;
  }

  private *restored(statements: HostStatements, pan: string, nowMs: number): AtomicWork<Card> {
    const card = yield* this.locked(statements, pan);
    const createdAt = toIsoUtc(nowMs);
    const restored: Card = {
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
      statusChangedAt: createdAt,
    };
    yield* statements.clearHistory(pan);
    yield* statements.insertEntry(openingEntry({ ...restored, createdAt }));
    yield* statements.saveCard(restored);
    return restored;
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}
