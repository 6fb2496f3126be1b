import { newUuid, toCents, toIsoUtc } from '#libs/kernel';
import { ACCOUNTS, brandOf, type Card, type CardStatus } from './card';
import { type LedgerEntry } from './transaction';

/** The members of a card that a tester can set; the others have defaults. */
export interface CardDraft {
  readonly pan: string;
  readonly expiry?: string | undefined;
  readonly cvv?: string | undefined;
  readonly pin?: string | undefined;
  readonly holderName?: string | undefined;
  readonly brand?: string | undefined;
  /** Cents. */
  readonly balance?: number | undefined;
  /** Cents. */
  readonly creditLimit?: number | undefined;
  readonly status?: CardStatus | undefined;
  readonly scenario?: string | undefined;
  readonly dailyCountLimit?: number | undefined;
  /** Cents. */
  readonly dailyAmountLimit?: number | undefined;
  /** Cents. */
  readonly contactlessLimit?: number | undefined;
  /** Cents. */
  readonly contactlessPinLimit?: number | undefined;
  readonly accounts?: Card['accounts'] | undefined;
  readonly blockedMccs?: readonly string[] | undefined;
  readonly blockedChannels?: Card['blockedChannels'] | undefined;
}

/** Late enough for most tests, and early enough to be reached by a clock that is set forward. */
const USUAL_EXPIRY = '4912';

/** A new card as it is before its first use. */
export function newCard(draft: CardDraft, nowMs: number): Card {
  const { pan, status = 'active', balance = 0, dailyAmountLimit } = draft;
  const now = toIsoUtc(nowMs);
  return {
    pan,
    expiry: draft.expiry ?? USUAL_EXPIRY,
    cvv: draft.cvv ?? '123',
    pin: draft.pin ?? '1234',
    holderName: draft.holderName ?? 'TEST CARD',
    brand: draft.brand ?? brandOf(pan),
    currency: 'BRL',
    status,
    initialStatus: status,
    balance: toCents(balance),
    initialBalance: toCents(balance),
    creditLimit: toCents(draft.creditLimit ?? 0),
    held: toCents(0),
    nextHoldExpiry: null,
    scenario: draft.scenario ?? null,
    dailyCountLimit: draft.dailyCountLimit ?? null,
    dailyAmountLimit: limitOf(dailyAmountLimit),
    contactlessLimit: limitOf(draft.contactlessLimit),
    contactlessPinLimit: limitOf(draft.contactlessPinLimit),
    accounts: draft.accounts ?? ACCOUNTS,
    ownAccounts: [],
    blockedMccs: draft.blockedMccs ?? [],
    blockedChannels: draft.blockedChannels ?? [],
    day: null,
    dayApprovals: 0,
    dayAmount: toCents(0),
    pinFailures: 0,
    lastAtc: null,
    orphans: 0,
    version: 0,
    createdAt: now,
    statusChangedAt: now,
  };
}

function limitOf(cents: number | undefined): Card['dailyAmountLimit'] {
  return cents === undefined ? null : toCents(cents);
}

/** The first entry of the ledger of a card: its initial balance. */
export function openingEntry({ pan, initialBalance, createdAt }: Card): LedgerEntry {
  return {
    id: newUuid(),
    pan,
    account: 'default',
    transactionId: null,
    kind: 'opening',
    amount: initialBalance,
    balance: initialBalance,
    createdAt,
  };
}

/**
 * A PIN block of format 0 contains 12 digits of the PAN, which are zeros in the cards with short numbers. These cards
 * have digits that differ everywhere, so a block for another card, or made without the PAN, fails.
 */
const FOR_PIN: readonly CardDraft[] = [
  { pan: '4000987654321098', holderName: 'PIN 1234', balance: 1_000_000 },
  { pan: '5000876543210987', holderName: 'PIN 4321', balance: 1_000_000, pin: '4321' },
];

/** Cards that decline because of their state. */
const BY_STATE: readonly CardDraft[] = [
  { pan: '4000000000001041', holderName: 'LOST', status: 'lost', balance: 100_000 },
  { pan: '4000000000001043', holderName: 'STOLEN', status: 'stolen', balance: 100_000 },
  { pan: '4000000000001051', holderName: 'NO FUNDS', balance: 0 },
  { pan: '4000000000001054', holderName: 'EXPIRED', expiry: '2001', balance: 100_000 },
  { pan: '4000000000001057', holderName: 'NO ECOMMERCE', blockedChannels: ['ecommerce', 'manual'] },
  { pan: '4000000000001061', holderName: 'AMOUNT LIMIT', balance: 100_000, dailyAmountLimit: 0 },
  { pan: '4000000000001062', holderName: 'BLOCKED', status: 'blocked', balance: 100_000 },
  { pan: '4000000000001065', holderName: 'COUNT LIMIT', balance: 100_000, dailyCountLimit: 0 },
  { pan: '4000000000001078', holderName: 'INACTIVE', status: 'inactive', balance: 100_000 },
];

/** Codes that no card state produces. The card always answers its code. */
const BY_SCENARIO = [
  '01',
  '03',
  '04',
  '05',
  '06',
  '07',
  '12',
  '13',
  '14',
  '15',
  '19',
  '30',
  '46',
  '55',
  '58',
  '59',
  '63',
  '75',
  '76',
  '82',
  '91',
  '92',
  '93',
  '96',
];

/** The cards of every new sandbox: five general ones, two for PINs, and 40000000000010NN for each response code NN of a decline. */
export function seededCards(): Card[] {
  const drafts: readonly CardDraft[] = [
    { pan: '4000000000000001', balance: 10_000_000 },
    { pan: '4000000000000002', balance: 500 },
    { pan: '4000000000000003', balance: 10_000, status: 'blocked' },
    { pan: '5000000000000004', balance: 500_000 },
    { pan: '5000000000000005', balance: 0, status: 'expired', expiry: '2001' },
    ...FOR_PIN,
    ...BY_STATE,
    ...BY_SCENARIO.map((code) => ({
      pan: `40000000000010${code}`,
      holderName: `ALWAYS ${code}`,
      balance: 100_000,
      scenario: code,
    })),
  ];
  return drafts.map((draft) => newCard(draft, 0)).sort((a, b) => (a.pan < b.pan ? -1 : 1));
}
