import { Inject, Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { lockCard } from '../../cards/lock-card';
import { CardStore } from '../../issuer/store/card-store.repository';
import {
  MAX_TOKENS,
  newToken,
  TOKEN_TRANSITIONS,
  type Token,
  type TokenDraft,
} from '../../tokens/token';
import { TokenLimitReached, TokenNotFound, TokenStatusConflict } from '../../tokens/token.errors';
import {
  countTokens,
  findToken,
  insertToken,
  newestToken,
  saveToken,
  TokenRepository,
  type TokenFilter,
} from '../../tokens/token.repository';
import { TokenResponse } from '../../tokens/token.response';

const NUMBER = /^[0-9]{12,19}$/;
/** In an address, instead of a number: the newest token of the sandbox. */
export const LATEST = 'latest';

/** The token vault: creates, shows and changes the tokens of cards. */
@Injectable()
export class TokensService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    private readonly tokens: TokenRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list({ pan, requestorId, status }: TokenFilter): JsonList {
    return this.tokens.list({ pan, requestorId, status }, (row) =>
      JSON.stringify(TokenResponse.of(row)),
    );
  }

  /** @throws CardNotFound or TokenLimitReached */
  create(draft: TokenDraft): Promise<Token> {
    const { store } = this;
    const now = this.now();
    return this.sandboxes.atomically(function* (tx): Transactional<Token> {
      const card = yield* lockCard(tx, store, draft.pan, now);
      const { all, usable } = yield* countTokens(tx, card.pan);
      if (usable >= MAX_TOKENS) throw new TokenLimitReached(MAX_TOKENS);
      for (let ordinal = all; ; ordinal += 1) {
        const token = newToken(draft, card, ordinal, now);
        // A token of another card can have this number; the next one is free.
        if (yield* insertToken(tx, token)) return token;
      }
    });
  }

  /** @throws TokenNotFound */
  find(number: string): Promise<Token> {
    return this.sandboxes.atomically((tx) => existing(tx, number));
  }

  /** @throws TokenNotFound or TokenStatusConflict */
  changeStatus(number: string, status: Token['status']): Promise<Token> {
    const { store } = this;
    const now = this.now();
    return this.sandboxes.atomically(function* (tx): Transactional<Token> {
      const { pan, token: found } = yield* existing(tx, number);
      yield* store.lock(tx, pan, now);
      const token = yield* existing(tx, found);
      if (token.status === status) return token;
      if (!TOKEN_TRANSITIONS[token.status].includes(status)) {
        throw new TokenStatusConflict(token.status, status);
      }
      const changed = { ...token, status, statusChangedAt: now };
      yield* saveToken(tx, changed);
      return changed;
    });
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

/** @throws TokenNotFound */
function* existing(tx: UnitOfWork, number: string): Transactional<Token> {
  const known = number === LATEST ? yield* newestToken(tx) : undefined;
  const token = NUMBER.test(number) ? yield* findToken(tx, number) : known;
  if (token === undefined) throw new TokenNotFound(currentContext().sandbox);
  return token;
}
