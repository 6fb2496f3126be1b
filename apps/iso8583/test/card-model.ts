/**
 * A model of the accounts of the card host, written from docs/iso8583.md alone: it shares no code with the host. Amounts
 * are in cents of BRL, times in ms.
 */
const DAY_MS = 86_400_000;
const HOLD_MS = 7 * DAY_MS;

interface ModelHold {
  /** The first message of the hold, whose DE38 names it. */
  readonly of: { readonly authorizationCode: string | undefined };
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
  /** `queued`: the network has approved it, and it waits for the issuer. */
  effect: 'none' | 'hold' | 'debit' | 'credit' | 'queued';
  hold: ModelHold | undefined;
  /** A 0200 that was confirmed while it waited for the issuer. */
  isConfirmed: boolean;
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
  /** What the network has approved in place of the issuer, with what it is, and the DE38 that it names. */
  queue: { message: ModelMessage; is: Purpose; names: string | undefined }[];
}

type Purpose = 'purchase' | 'refund';

/** The settings of the host; see "Behaviour of the host". */
export interface ModelSettings {
  readonly legs: 2 | 3;
  readonly confirmSeconds: number;
  readonly captures: 'one' | 'several';
  readonly issuer: 'online' | 'unavailable';
  readonly standIn: { readonly maxAmount: number; readonly maxApprovals: number };
}

export const DEFAULTS: ModelSettings = {
  ...{ legs: 2, confirmSeconds: 60, captures: 'one', issuer: 'online' },
  standIn: { maxAmount: 0, maxApprovals: 0 },
};

export class CardModel {
  nowMs = 0;
  /** Ten-thousandths of a real per unit. */
  rates: Record<string, number> = {};
  private readonly accounts = new Map<string, Account>();

  private settings = DEFAULTS;

  open(pan: string, balance: number, limit: number): void {
    this.accounts.set(pan, { balance, limit, holds: [], queue: [] });
  }

  /** Once the issuer is online, what the network has approved is posted. */
  set(settings: ModelSettings): void {
    this.settings = settings;
    if (settings.issuer === 'unavailable') return;
    for (const account of this.accounts.values()) {
      const { queue } = account;
      account.queue = [];
      for (const { message, is, names } of queue) this.postLate(message, is, names);
    }
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

  /** The newest hold with this DE38. */
  holdOf(pan: string, code: string | undefined): ModelHold | undefined {
    return this.account(pan).holds.findLast(({ of }) => of.authorizationCode === code);
  }

  authorize(asked: Asked, takesPart: boolean): ModelMessage {
    if (this.isAway) return this.standIn(asked, 'purchase');
    const billed = this.billed(asked);
    const { available } = this.view(asked.pan);
    if (billed > available && (!takesPart || available <= 0)) return this.declined(asked, '51');
    const amount = Math.min(billed, available);
    const message = this.done(asked, { effect: 'hold', net: amount });
    this.hold(message, HOLD_MS);
    message.code = billed > available ? '10' : '00';
    return message;
  }

  /** @param names DE38 of the hold */
  increment(asked: Asked, names: string | undefined): ModelMessage {
    if (this.isAway) return this.standIn(asked, 'purchase', names);
    const billed = this.billed(asked);
    const hold = this.holdOf(asked.pan, names);
    if (billed > this.view(asked.pan).available) return this.declined(asked, '51');
    if (hold?.status !== 'open') return this.declined(asked, '25');
    const message = this.done(asked, { effect: 'hold', net: billed });
    this.grow(message, hold);
    return message;
  }

  debit(asked: Asked): ModelMessage {
    if (this.isAway) return this.standIn(asked, 'purchase');
    const billed = this.billed(asked);
    if (billed > this.view(asked.pan).available) return this.declined(asked, '51');
    const message = this.done(asked, { effect: 'debit', net: billed });
    this.spend(message, undefined);
    return message;
  }

  refund(asked: Asked): ModelMessage {
    if (this.isAway) return this.standIn(asked, 'refund');
    const net = this.billed(asked);
    this.account(asked.pan).balance += net;
    return this.done(asked, { effect: 'credit', net });
  }

  /**
   * By a request, or by an advice, which is accepted in any case.
   * @param names DE38 of the hold
   */
  capture(asked: Asked, names: string | undefined): ModelMessage {
    if (this.isAway) return this.standIn(asked, 'purchase', names);
    const hold = this.holdOf(asked.pan, names);
    const billed = this.billed(asked);
    if (asked.mti === '0200') {
      const own = hold?.status === 'open' ? hold.amount : 0;
      if (billed > this.view(asked.pan).available + own) return this.declined(asked, '51');
      if (hold?.status !== 'open') return this.declined(asked, '25');
      if (billed > hold.amount) return this.declined(asked, '64');
    }
    const message = this.done(asked, { effect: 'debit', net: billed });
    this.spend(message, hold);
    return message;
  }

  /** The code of a 0202. @param isDone false: its DE39 says that the payment was not completed */
  confirm(original: ModelMessage, isDone: boolean): string {
    const { hold } = original;
    const isWaiting = original.effect === 'hold';
    if (original.isReversed || original.net === 0) return isDone ? '25' : '00';
    if (!isDone) {
      const isLate = original.effect === 'queued' && this.settings.legs === 3;
      const isOpen = isWaiting && hold?.status === 'open';
      if (isOpen) hold.status = 'released';
      if (isOpen || isLate) Object.assign(original, { net: 0, isReversed: true });
      return '00';
    }
    if (original.effect === 'queued') original.isConfirmed = true;
    if (!isWaiting || hold?.status === 'captured') return '00';
    if (hold?.status !== 'open') return '25';
    hold.status = 'captured';
    this.account(original.pan).balance -= hold.amount;
    Object.assign(original, { effect: 'debit', net: hold.amount });
    return '00';
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
    } else if (original.effect !== 'queued') {
      account.balance += original.effect === 'credit' ? -back : back;
    }
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

  private get isAway(): boolean {
    return this.settings.issuer === 'unavailable';
  }

  /** The network decides by its limits alone. It takes every advice. */
  private standIn(asked: Asked, is: Purpose, names?: string): ModelMessage {
    const { maxAmount, maxApprovals } = this.settings.standIn;
    const { queue } = this.account(asked.pan);
    const net = this.billed(asked);
    if (asked.mti !== '0220') {
      if (net > maxAmount) return this.declined(asked, '61');
      if (queue.length >= maxApprovals) return this.declined(asked, '65');
    }
    const message = this.done(asked, { effect: 'queued', net });
    queue.push({ message, is, names });
    return message;
  }

  /** Posts what is left of a message, even if that overdraws the account. */
  private postLate(message: ModelMessage, is: Purpose, names: string | undefined): void {
    if (message.net === 0) {
      message.effect = 'none';
    } else if (is === 'refund') {
      message.effect = 'credit';
      this.account(message.pan).balance += message.net;
    } else {
      const hold = names === undefined ? undefined : this.holdOf(message.pan, names);
      if (message.mti !== '0100') this.spend(message, hold);
      else if (hold?.status === 'open') this.grow(message, hold);
      else this.hold(message, HOLD_MS);
    }
  }

  /** Debits, or with three legs holds until the confirmation. The capture of a hold debits at once. */
  private spend(message: ModelMessage, hold: ModelHold | undefined): void {
    const { legs, confirmSeconds, captures } = this.settings;
    const isSure = message.mti === '0220' || message.isConfirmed;
    if (hold === undefined && legs === 3 && !isSure) {
      this.hold(message, confirmSeconds * 1_000);
      return;
    }
    message.effect = 'debit';
    this.account(message.pan).balance -= message.net;
    if (hold?.status !== 'open') return;
    const stays = hold.amount - message.net;
    if (captures === 'several' && stays > 0) hold.amount = stays;
    else hold.status = 'captured';
  }

  private hold(message: ModelMessage, ms: number): void {
    const expiresAt = this.nowMs + ms;
    message.hold = { of: message, amount: message.net, expiresAt, status: 'open' };
    message.effect = 'hold';
    this.account(message.pan).holds.push(message.hold);
  }

  private grow(message: ModelMessage, hold: ModelHold): void {
    hold.amount += message.net;
    hold.expiresAt = Math.max(hold.expiresAt, this.nowMs + HOLD_MS);
    Object.assign(message, { effect: 'hold', hold });
  }

  private done(
    asked: Asked,
    result: Pick<ModelMessage, 'effect' | 'net'> & Partial<Pick<ModelMessage, 'code'>>,
  ): ModelMessage {
    return {
      ...asked,
      billed: this.billed(asked),
      hold: undefined,
      code: '00',
      isReversed: false,
      isConfirmed: false,
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
