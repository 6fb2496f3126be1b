/**
 * A model of a card with several accounts and of the disputes about its purchases, written from docs/iso8583.md and
 * docs/card-disputes.md alone: it shares no code with the host. Amounts are in cents.
 */
export interface ModelAccount {
  balance: number;
  readonly limit: number;
}

/** A message that the host has approved, and what is left of it. */
export interface ModelMove {
  readonly kind: 'hold' | 'debit' | 'credit' | 'transfer';
  readonly account: string;
  readonly to: string | undefined;
  readonly amount: number;
  net: number;
  isCaptured: boolean;
}

export interface ModelDispute {
  readonly about: ModelMove;
  readonly amount: number;
  status: string;
  contested: number;
  /** What the cardholder and the merchant have of it. */
  cardholder: number;
  merchant: number;
}

export class AccountModel {
  readonly accounts: Readonly<Record<string, ModelAccount>>;
  readonly moves: ModelMove[] = [];
  readonly disputes: ModelDispute[] = [];

  constructor(accounts: Readonly<Record<string, ModelAccount>>) {
    this.accounts = accounts;
  }

  account(name: string): ModelAccount {
    const found = this.accounts[name];
    if (found === undefined) throw new Error(`The model has no account ${name}.`);
    return found;
  }

  held(name: string): number {
    const open = this.moves.filter((one) => one.kind === 'hold' && one.account === name);
    return open.reduce((sum, one) => sum + (one.isCaptured ? 0 : one.net), 0);
  }

  available(name: string): number {
    const { balance, limit } = this.account(name);
    return balance + limit - this.held(name);
  }

  /** The code of a message, which is carried out if it is approved. */
  send(kind: ModelMove['kind'], amount: number, account: string, to?: string): string {
    if (kind === 'transfer' && account === to) return '12';
    if (kind !== 'credit' && amount > this.available(account)) return '51';
    this.moves.push({ kind, account, to, amount, net: amount, isCaptured: false });
    if (kind === 'debit' || kind === 'transfer') this.account(account).balance -= amount;
    if (kind === 'credit') this.account(account).balance += amount;
    if (to !== undefined) this.account(to).balance += amount;
    return '00';
  }

  /** The capture of all of a hold, on its account. */
  capture(hold: ModelMove): string {
    if (hold.isCaptured || hold.net === 0) return '25';
    hold.isCaptured = true;
    const { account, net } = hold;
    this.account(account).balance -= net;
    this.moves.push({
      ...{ kind: 'debit', account, to: undefined, amount: net },
      net,
      isCaptured: false,
    });
    return '00';
  }

  /** The code of a reversal that leaves a part. */
  reverse(move: ModelMove, stays: number): string {
    if (move.net === 0) return '00';
    if (stays >= move.net) return '13';
    const charged = this.disputes
      .filter(({ about }) => about === move)
      .reduce((sum, { cardholder }) => sum + cardholder, 0);
    if (stays < charged) return '21';
    if (move.kind === 'hold' && move.isCaptured) return '21';
    const back = move.net - stays;
    move.net = stays;
    if (move.kind === 'hold') return '00';
    this.account(move.account).balance += move.kind === 'credit' ? -back : back;
    if (move.to !== undefined) this.account(move.to).balance -= back;
    return '00';
  }

  /** Opens a dispute; undefined if there is not so much left to charge back. */
  open(about: ModelMove, amount: number): ModelDispute | undefined {
    const others = this.disputes.filter((one) => one.about === about && one.status !== 'withdrawn');
    const left = about.net - others.reduce((sum, one) => sum + one.amount, 0);
    if (amount > left || about.net === 0) return undefined;
    const dispute = { about, amount, status: 'chargeback', contested: amount };
    const opened: ModelDispute = { ...dispute, cardholder: 0, merchant: 0 };
    this.disputes.push(opened);
    this.pay(opened, { cardholder: amount, merchant: -amount });
    return opened;
  }

  /** A step of a dispute in collaboration. */
  step(dispute: ModelDispute, name: string, contested: number): void {
    const rest = dispute.contested - contested;
    const { status } = dispute;
    dispute.contested = contested;
    if (name === 'represent') {
      dispute.status = 'representment';
      this.pay(dispute, { merchant: contested });
    } else if (name === 'withdraw' && status === 'chargeback') {
      dispute.status = 'withdrawn';
      this.pay(dispute, { cardholder: -contested, merchant: contested });
    } else if (name === 'pre-arbitrate') {
      dispute.status = 'pre-arbitration';
      this.pay(dispute, { cardholder: -rest });
    } else if (name === 'decline') {
      dispute.status = 'declined';
      this.pay(dispute, { merchant: -rest });
    } else if (name === 'accept' && status === 'chargeback') {
      dispute.status = 'cardholder-won';
    } else if (name === 'accept' && status === 'pre-arbitration') {
      dispute.status = 'cardholder-won';
      this.pay(dispute, { merchant: -contested });
    } else {
      // The issuer has given up.
      dispute.status = 'merchant-won';
      this.pay(dispute, { cardholder: -contested });
    }
  }

  private pay(
    dispute: ModelDispute,
    { cardholder = 0, merchant = 0 }: { readonly cardholder?: number; readonly merchant?: number },
  ): void {
    dispute.cardholder += cardholder;
    dispute.merchant += merchant;
    this.account(dispute.about.account).balance += cardholder;
  }
}

/** The steps of a dispute in collaboration, and whether they can leave a part. */
export const MODEL_STEPS: Readonly<Record<string, readonly (readonly [string, boolean])[]>> = {
  chargeback: [
    ['represent', true],
    ['represent', true],
    ['accept', false],
    ['withdraw', false],
  ],
  representment: [
    ['pre-arbitrate', true],
    ['accept', false],
  ],
  'pre-arbitration': [
    ['decline', true],
    ['accept', false],
    ['withdraw', false],
  ],
  declined: [['accept', false]],
};
