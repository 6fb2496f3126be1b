import { type Passage } from '../control/control';
import { type Data } from '../world';
import { accountOf, availableOf, book, isKnown, UNREAD, withAccount } from './ledger';
import { stepped } from './payment-steps';
import { ACCOUNT_IDS, type AccountId, type BankState, type Planned } from './state';

/** A payment consent that is not used ends after this time. */
const CONSENT_MS = 60 * 60_000;

/** Something that is due, with the change. Those of one instant happen in the order of `order`. */
interface Due {
  readonly atMs: number;
  readonly order: number;
  readonly happen: (data: Data) => Data;
}

/** The work of the bank between two instants: planned entries, payments, credits, notices of the SPI, ends of consents. */
export const bankPassage: Passage = (data, fromMs, toMs) => {
  let now: Data = { ...data, bank: withoutHalfKnown(data.bank) };
  for (let due = nextDue(now, toMs); due !== undefined; due = nextDue(now, toMs)) {
    now = due.happen(now);
  }
  return fromMs === toMs ? [data] : [{ ...now, bank: expired(now.bank, toMs) }];
};

/** An account of which only a part is known can have entries that nobody knows of, so all of it is read again. */
function withoutHalfKnown(bank: BankState): BankState {
  return ACCOUNT_IDS.filter((id) => !isKnown(accountOf(bank, id))).reduce(
    (rest, id) => withAccount(rest, id, UNREAD),
    bank,
  );
}

function nextDue(data: Data, toMs: number): Due | undefined {
  const all = [
    ...plannedOf(data.bank),
    ...paymentsOf(data.bank),
    ...creditsOf(data.bank),
    ...noticesOf(data.bank),
  ];
  const [first] = all
    .filter(({ atMs }) => atMs <= toMs)
    .sort((one, other) => one.atMs - other.atMs || one.order - other.order);
  return first;
}

function plannedOf({ accounts }: BankState): readonly Due[] {
  return ACCOUNT_IDS.flatMap((id) =>
    (accounts[id]?.planned ?? []).map((planned) => ({
      atMs: planned.atMs,
      order: -1,
      happen: (data: Data) => ({ ...data, bank: bookPlanned(data.bank, id, planned) }),
    })),
  );
}

/** A debit is left out if the account has too little. */
function bookPlanned(bank: BankState, id: AccountId, { id: key, cents, atMs }: Planned): BankState {
  const account = accountOf(bank, id);
  const planned = account.planned?.filter((each) => each.id !== key);
  const rest = withAccount(bank, id, { ...account, planned });
  return cents < 0 && (availableOf(bank, id) ?? 0) < -cents
    ? rest
    : book(rest, id, { key, cents, atMs });
}

function paymentsOf({ payments }: BankState): readonly Due[] {
  return Object.values(payments).flatMap((payment) => {
    const { nextAtMs: atMs, order } = payment;
    if (atMs === undefined) return [];
    return [{ atMs, order, happen: (data: Data) => stepped(data, payment, atMs) }];
  });
}

function creditsOf({ credits }: BankState): readonly Due[] {
  return Object.values(credits)
    .filter(({ isBooked }) => !isBooked)
    .map((credit) => ({
      atMs: credit.atMs,
      order: -1,
      happen: (data: Data) => {
        const { endToEndId: key, account, cents, atMs } = credit;
        const bank = book(data.bank, account, { key, cents, atMs });
        const booked = { ...bank.credits, [key]: { ...credit, isBooked: true } };
        return { ...data, bank: { ...bank, credits: booked } };
      },
    }));
}

/** The bank runs whenever the clock of all services moves, so the first notice that is sent again arrives. */
function noticesOf({ notices }: BankState): readonly Due[] {
  return notices.map((notice) => ({
    atMs: notice.nextAtMs,
    order: -1,
    happen: (data: Data) => {
      const { endToEndId: key, account, cents, nextAtMs: atMs } = notice;
      const rest = data.bank.notices.filter((each) => each !== notice);
      const bank = { ...data.bank, notices: rest };
      return {
        ...data,
        bank: account === undefined ? bank : book(bank, account, { key, cents, atMs }),
      };
    },
  }));
}

function expired(bank: BankState, toMs: number): BankState {
  const consents = mapValues(bank.consents, (consent) =>
    consent.expiresAtMs <= toMs ? { ...consent, status: 'REJECTED' as const } : consent,
  );
  const paymentConsents = mapValues(bank.paymentConsents, (consent) =>
    consent.status === 'AUTHORISED' && consent.createdAtMs + CONSENT_MS <= toMs
      ? { ...consent, status: 'REJECTED' as const }
      : consent,
  );
  return { ...bank, consents, paymentConsents };
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
