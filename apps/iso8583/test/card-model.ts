/**
 * A model of the accounts of the card host, written from docs/iso8583.md alone: it shares no code with the host. Amounts
 * are in cents of BRL, times in ms.
 */
const DAY_MS = 86_400_000;
const HOLD_MS = 7 * DAY_MS;

interface ModelHold {
  amount: number;
  expiresAt: number;
  status: 'open' | 'captured' | 'released' | 'expired';
}

/** A message that the host decided on. */
export interface ModelMessage {
  readonly mti: string;
  readonly pan: string;
  readonly stan: string;
  readonly sentAt: string;
  /** DE4 and DE49. */
  readonly amount: number;
  readonly currency: string;
  /** The requested amount in cents of BRL. */
  readonly billed: number;
  readonly effect: 'none' | 'hold' | 'debit' | 'credit';
  readonly hold: ModelHold | undefined;
  /** What it moved and has not been returned. */
  net: number;
  isReversed: boolean;
  code: string;
  /** DE38, as the host issued it. */
  authorizationCode: string | undefined;
}

type Asked = Pick<ModelMessage, 'mti' | 'pan' | 'stan' | 'sentAt' | 'amount' | 'currency'>;

interface Account {
  balance: number;
  readonly limit: number;
  readonly holds: ModelHold[];
}

export class CardModel {
  nowMs = 0;
  /** Ten-thousandths of a real per unit. */
  rates: Record<string, number> = {};
  private readonly accounts = new Map<string, Account>();

  open(pan: string, balance: number, limit: number): void {
    this.accounts.set(pan, { balance, limit, holds: [] });
  }

  view(pan: string): { balance: number; held: number; available: number } {
    const { balance, limit, holds } = this.account(pan);
    const held = holds
      .filter(({ status }) => status === 'open')
      .reduce((sum, { amount }) => sum + amount, 0);
    return { balance, held, available: balance + limit - held };
  }

  openHolds(pan: string): number[] {
    return this.account(pan)
      .holds.filter(({ status }) => status === 'open')
      .map(({ amount }) => amount);
  }

  authorize(asked: Asked, takesPart: boolean): ModelMessage {
    const billed = this.billed(asked);
    const { available } = this.view(asked.pan);
    if (billed > available && (!takesPart || available <= 0)) return this.declined(asked, '51');
    const amount = Math.min(billed, available);
    const hold = { amount, expiresAt: this.nowMs + HOLD_MS, status: 'open' as const };
    this.account(asked.pan).holds.push(hold);
    return this.done(asked, {
      effect: 'hold',
      hold,
      net: amount,
      code: billed > available ? '10' : '00',
    });
  }

  increment(asked: Asked, hold: ModelHold): ModelMessage {
    const billed = this.billed(asked);
    if (billed > this.view(asked.pan).available) return this.declined(asked, '51');
    if (hold.status !== 'open') return this.declined(asked, '25');
    hold.amount += billed;
    hold.expiresAt = Math.max(hold.expiresAt, this.nowMs + HOLD_MS);
    return this.done(asked, { effect: 'hold', hold, net: billed });
  }

  debit(asked: Asked): ModelMessage {
    const billed = this.billed(asked);
    if (billed > this.view(asked.pan).available) return this.declined(asked, '51');
    return this.debited(asked);
  }

  refund(asked: Asked): ModelMessage {
    const net = this.billed(asked);
    this.account(asked.pan).balance += net;
    return this.done(asked, { effect: 'credit', net });
  }

  /** By a request, or by an advice, which is accepted in any case. */
  capture(asked: Asked, hold: ModelHold): ModelMessage {
    const billed = this.billed(asked);
    if (asked.mti === '0200') {
      const own = hold.status === 'open' ? hold.amount : 0;
      if (billed > this.view(asked.pan).available + own) return this.declined(asked, '51');
      if (hold.status !== 'open') return this.declined(asked, '25');
      if (billed > hold.amount) return this.declined(asked, '64');
    }
    if (hold.status === 'open') hold.status = 'captured';
    return this.debited(asked);
  }

  /** The code of a reversal. @param remaining DE95, in the currency of the original */
  reverse(original: ModelMessage, isAdvice: boolean, remaining: number): string {
    const refused = (code: string) => (isAdvice ? '00' : code);
    if (original.isReversed || original.net === 0) return '00';
    const { currency, amount, billed } = original;
    const stays = currency === '986' ? remaining : Math.round((remaining * billed) / amount);
    if (stays >= original.net) return refused('13');
    const back = original.net - stays;
    const account = this.account(original.pan);
    const { hold } = original;
    if (original.effect === 'hold' && hold !== undefined) {
      if (hold.status === 'captured') return refused('21');
      if (hold.status === 'open') {
        hold.amount = Math.max(0, hold.amount - back);
        if (hold.amount === 0) hold.status = 'released';
      }
    } else account.balance += original.effect === 'credit' ? -back : back;
    original.net = stays;
    original.isReversed = stays === 0;
    return '00';
  }

  declined(asked: Asked, code: string): ModelMessage {
    return this.done(asked, { effect: 'none', net: 0, code });
  }

  advance(ms: number): void {
    this.nowMs += ms;
    for (const { holds } of this.accounts.values()) {
      for (const hold of holds) {
        if (hold.status === 'open' && hold.expiresAt <= this.nowMs) hold.status = 'expired';
      }
    }
  }

  private debited(asked: Asked): ModelMessage {
    const net = this.billed(asked);
    this.account(asked.pan).balance -= net;
    return this.done(asked, { effect: 'debit', net });
  }

  private done(
    asked: Asked,
    result: Pick<ModelMessage, 'effect' | 'net'> & Partial<Pick<ModelMessage, 'hold' | 'code'>>,
  ): ModelMessage {
    return {
      ...asked,
      billed: this.billed(asked),
      hold: undefined,
      code: '00',
      isReversed: false,
      authorizationCode: undefined,
      ...result,
    };
  }

  private billed({ amount, currency }: Pick<Asked, 'amount' | 'currency'>): number {
    if (currency === '986') return amount;
    return Math.floor((amount * (this.rates[currency] ?? 0) + 5_000) / 10_000);
  }

  private account(pan: string): Account {
    const account = this.accounts.get(pan);
    if (account === undefined) throw new Error(`The model has no card ${pan}.`);
    return account;
  }
}
