import { Inject, Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { TYPE_FACTS } from '../../account/own-accounts/account-type';
import {
  newOwnAccount,
  openingOf,
  type AccountDraft,
  type OwnAccount,
} from '../../account/own-accounts/own-account';
import { CardStore } from '../../issuer/store/card-store.repository';
import { lockCard } from '../lock-card';
import { AccountExists, AccountHasNoLimit } from './account.errors';
import { CardAccountResponse } from './account.response';

/** Adds accounts to cards, and shows them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Adds an account with a balance of its own.
   * @throws CardNotFound, AccountExists, AccountHasNoLimit
   */
  add(pan: string, draft: AccountDraft): Promise<OwnAccount> {
    const { store } = this;
    const { type, creditLimit = 0 } = draft;
    if (creditLimit > 0 && !TYPE_FACTS[type].lends) throw new AccountHasNoLimit(type);
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically(function* (tx): Transactional<OwnAccount> {
      const card = yield* lockCard(tx, store, pan, toIsoUtc(nowMs));
      if (card.ownAccounts.includes(type)) throw new AccountExists(type);
      const account = newOwnAccount(pan, draft, nowMs);
      yield* store.accounts.add(tx, account, [...card.ownAccounts, type]);
      yield* store.insertEntry(tx, openingOf(account, account.createdAt));
      return account;
    });
  }

  /** The default account, and then the others in the order of their digits. @throws CardNotFound */
  list(pan: string): Promise<CardAccountResponse[]> {
    const { store } = this;
    const now = toIsoUtc(this.clock.nowMs());
    return this.sandboxes.atomically(function* (tx): Transactional<CardAccountResponse[]> {
      const card = yield* lockCard(tx, store, pan, now);
      const shown = [CardAccountResponse.of('default', card)];
      for (const { account, card: own } of yield* store.ownAccounts(tx, card, now)) {
        const { type, initialBalance } = account;
        shown.push(CardAccountResponse.of(type, { ...own, initialBalance }));
      }
      return shown;
    });
  }
}
