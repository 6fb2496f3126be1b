import { brasiliaDate } from '#libs/brazil';
import { ofBrand, type ByBrand } from '../../account/by-brand';
import { availableFrom, isExpired, PIN_TRIES, useOf, type Card } from '../../account/card';
import { currencyOf } from '../../account/currency/billing';
import { TYPE_FACTS, type Account } from '../../account/own-accounts/account-type';
import { ledgerOf } from '../../account/own-accounts/own-account';
import { type CardRequest } from '../../requests/card-request';
import { keysOf } from '../../network/network-state';
import { type NetworkSession } from '../../network/network-session';
import { authenticationRefusal } from './authentication';
import { contactlessRefusal } from './contactless';
import { cryptogramRefusal } from './cryptogram';
import { FEWEST_INSTALLMENTS } from '../../account/installments/installments';
import { pinOf } from '../../network/pin-block';
import { tokenRefusal } from '../../tokens/token';
import { decisionOf, type Decision } from '../../decision';

/** A request for an existing card. */
export interface Attempt {
  readonly request: CardRequest;
  readonly card: Card;
  readonly nowMs: number;
  /** Cents of the open hold that the message captures; 0 if there is none. */
  readonly capturedCents: number;
  readonly session: NetworkSession;
}

interface Check {
  readonly rule: string;
  readonly check: (attempt: Attempt) => Decision | undefined;
}

/** DE39 and reason by status. The status expired is checked together with the expiry date. */
const BY_STATUS: Readonly<Partial<Record<Card['status'], readonly [string, string]>>> = {
  lost: ['41', 'The card is reported lost.'],
  stolen: ['43', 'The card is reported stolen.'],
  blocked: ['62', 'The card is blocked.'],
  inactive: ['78', 'The card was never activated.'],
};

/**
 * The checks of an existing card, in order. The first refusal decides. Format, message type, duplicates, issuer and
 * card are checked before, in `process-request.ts` and `decide.ts`.
 */
export const CHECKS: readonly Check[] = [
  { rule: 'token', check: checkToken },
  { rule: 'status', check: checkStatus },
  { rule: 'expiry', check: checkExpiry },
  { rule: 'account', check: checkAccount },
  { rule: 'restrictions', check: checkRestrictions },
  { rule: 'contactless', check: checkContactless },
  { rule: 'pin', check: checkPin },
  { rule: 'cvv', check: checkCvv },
  { rule: 'authentication', check: checkAuthentication },
  { rule: 'chip', check: checkChip },
  { rule: 'installments', check: checkInstallments },
  { rule: 'amount', check: checkAmount },
  { rule: 'velocity.count', check: checkCount },
  { rule: 'velocity.amount', check: checkDailyAmount },
  { rule: 'funds', check: checkFunds },
];

/** DE39 if the token of a message does not allow it. Messages without a token pass. */
export function checkToken({
  request,
  nowMs,
}: Pick<Attempt, 'request' | 'nowMs'>): Decision | undefined {
  const { token, channel, ecommerce, message } = request;
  const { '22': entryMode = '', '42': merchant = '' } = message.fields;
  const { requestorId } = ecommerce;
  return tokenRefusal({ token, channel, requestorId, entryMode, merchant: merchant.trim() }, nowMs);
}

/** DE39 of a card that is reported lost or stolen, blocked, or not active yet. */
export function checkStatus({ card }: Pick<Attempt, 'card'>): Decision | undefined {
  const [code, detail] = BY_STATUS[card.status] ?? [];
  return code === undefined || detail === undefined
    ? undefined
    : decisionOf(code, 'status', detail);
}

function checkExpiry({ card, request, nowMs }: Attempt): Decision | undefined {
  if (card.status === 'expired')
    return decisionOf('54', 'expiry', 'The card is marked as expired.');
  if (isExpired(card.expiry, nowMs)) {
    return decisionOf('54', 'expiry', 'The month of the expiry date has ended.');
  }
  const { expiry, token } = request;
  if (expiry !== undefined && expiry !== (token ?? card).expiry) {
    const owner = token === undefined ? 'card' : 'token';
    return decisionOf('54', 'expiry', `The expiry date does not match the ${owner}.`);
  }
  return undefined;
}

/** DE39 by type if the card does not have an account that DE3 names; 12 for a transfer within one account. */
function checkAccount({ card, request }: Attempt): Decision | undefined {
  const { purpose, account, toAccount } = request;
  const accounts = purpose === 'transfer' ? [account, toAccount] : [account];
  const missing = accounts.map((one) => missingAccount(card, one)).find((one) => one !== undefined);
  if (missing !== undefined || purpose !== 'transfer') return missing;
  return ledgerOf(card, account) === ledgerOf(card, toAccount)
    ? decisionOf('12', 'account', 'The transfer is from and to the same account of the card.')
    : undefined;
}

function missingAccount({ accounts, ownAccounts }: Card, account: Account): Decision | undefined {
  if (account === 'default') return undefined;
  const names: readonly Account[] = [...accounts, ...ownAccounts];
  if (names.includes(account)) return undefined;
  const detail = `The card has no ${account} account, which DE3 names.`;
  return decisionOf(TYPE_FACTS[account].missingCode, 'account', detail);
}

function checkRestrictions({ card, request }: Attempt): Decision | undefined {
  const mcc = request.message.fields['18'] ?? '';
  if (card.blockedMccs.includes(mcc)) {
    return decisionOf('57', 'restrictions', `The card is not allowed at MCC ${mcc}.`);
  }
  if (card.blockedChannels.includes(request.channel)) {
    return decisionOf(
      '57',
      'restrictions',
      `The card is not allowed for channel ${request.channel}.`,
    );
  }
  return undefined;
}

function checkPin({ card, request, session }: Attempt): Decision | undefined {
  const { pinBlock, purpose } = request;
  if (pinBlock === undefined) {
    return purpose === 'cash' ? decisionOf('55', 'pin', 'Cash needs a PIN (DE52).') : undefined;
  }
  if (card.pinFailures >= PIN_TRIES) {
    return decisionOf('75', 'pin', `The PIN is blocked after ${String(PIN_TRIES)} wrong tries.`);
  }
  const pins = keysOf(session.state.pinKey).map((key) => pinOf(pinBlock, request.sentPan, key));
  if (pins.includes(card.pin)) return undefined;
  if (pins.every((pin) => pin === undefined)) return unreadablePin(card);
  const left = PIN_TRIES - card.pinFailures - 1;
  return decisionOf('55', 'pin', `The PIN is wrong; ${String(left)} tries are left.`);
}

/** ABECS: a cryptographic error in the PIN. Other brands use 81. */
const UNREADABLE_PIN: ByBrand<string> = {
  elo: '83',
  mastercard: '88',
  hipercard: '88',
};

/** The block was made with another key or for another card, so it does not count as a wrong PIN. */
function unreadablePin({ brand }: Card): Decision {
  const code = ofBrand(UNREADABLE_PIN, brand) ?? '81';
  const detail =
    'DE52 is not a PIN block of this card under the key of its institution, so it does not count as a wrong PIN.';
  return decisionOf(code, 'pin', detail);
}

function checkCvv({ card, request: { cvv } }: Attempt): Decision | undefined {
  return cvv === undefined || cvv === card.cvv
    ? undefined
    : decisionOf('82', 'cvv', 'The CVV is wrong.');
}

function checkContactless({ card, request }: Attempt): Decision | undefined {
  return contactlessRefusal(request, card);
}

function checkAuthentication({ card, request, session }: Attempt): Decision | undefined {
  return authenticationRefusal(request, card, session.security.ecommerce);
}

function checkChip({ card, request, session }: Attempt): Decision | undefined {
  const { chip, amount, message } = request;
  if (chip === undefined) return undefined;
  if (chip.amount !== undefined && chip.amount !== amount) {
    return decisionOf('82', 'chip', 'Tag 9F02 does not match the amount in DE4.');
  }
  if (chip.currency !== undefined && chip.currency !== currencyOf(message)) {
    return decisionOf('82', 'chip', 'Tag 5F2A does not match the currency in DE49.');
  }
  // The device of a token has a counter of its own.
  const { lastAtc } = request.token ?? card;
  if (chip.atc !== undefined && lastAtc !== null && chip.atc <= lastAtc) {
    return decisionOf(
      '82',
      'chip',
      `Tag 9F36 is ${String(chip.atc)}, but ${String(lastAtc)} was already used.`,
    );
  }
  return session.security.chip === 'check' ? cryptogramRefusal(request) : undefined;
}

/** ABECS: the number or the value of the installments is not valid. Visa has no specific code for it. */
const INVALID_PLAN: ByBrand<string> = { elo: '23' };
const INVALID_TRANSACTION = '12';
const NOT_PERMITTED = '57';
/** The accounts that can pay in installments. */
const CREDIT: ReadonlySet<Account> = new Set(['default', 'credit', 'universal']);

/** A plan has at least two installments, and only a purchase with a credit card can have one. */
export function checkInstallments({
  request,
  card,
}: Pick<Attempt, 'request' | 'card'>): Decision | undefined {
  const { installments, purpose, account } = request;
  if (installments === undefined) return undefined;
  const { count } = installments;
  const invalid = ofBrand(INVALID_PLAN, card.brand) ?? INVALID_TRANSACTION;
  if (count < FEWEST_INSTALLMENTS) {
    const detail = `A plan of ${String(count)} installments is not valid; it needs at least ${String(FEWEST_INSTALLMENTS)}.`;
    return decisionOf(invalid, 'installments', detail);
  }
  if (purpose !== 'purchase') {
    return decisionOf(invalid, 'installments', 'Only a purchase can be paid in installments.');
  }
  if (!CREDIT.has(account)) {
    return decisionOf(
      NOT_PERMITTED,
      'installments',
      'Only a credit account can pay in installments.',
    );
  }
  return undefined;
}

function checkAmount({ request }: Attempt): Decision | undefined {
  const { purpose, amount } = request;
  if (purpose === 'inquiry') return undefined;
  if (purpose === 'verification') {
    return amount === 0
      ? decisionOf('85', 'amount', 'The account was verified: there is no reason to decline.')
      : decisionOf('13', 'amount', 'The amount of an account verification must be zero.');
  }
  return amount > 0 ? undefined : decisionOf('13', 'amount', 'The amount is not positive.');
}

function checkCount(attempt: Attempt): Decision | undefined {
  const { card, nowMs } = attempt;
  const limit = card.dailyCountLimit;
  const today = useOf(card, brasiliaDate(nowMs));
  if (limit === null || !isLimited(attempt) || today.approvals < limit) return undefined;
  const detail = `${String(today.approvals)} approvals since ${dayBegins}; the limit is ${String(limit)}.`;
  return decisionOf('65', 'velocity.count', detail);
}

function checkDailyAmount(attempt: Attempt): Decision | undefined {
  const { card, request, nowMs } = attempt;
  const limit = card.dailyAmountLimit;
  const today = useOf(card, brasiliaDate(nowMs));
  if (limit === null || !isLimited(attempt) || today.amount + request.billing.cents <= limit)
    return undefined;
  const detail =
    `${String(today.amount)} cents since ${dayBegins} plus ${String(request.billing.cents)} cents ` +
    `exceed the limit of ${String(limit)}.`;
  return decisionOf('61', 'velocity.amount', detail);
}

/** The capture of an open hold was already counted when the hold was created. */
function isLimited({ request, capturedCents }: Attempt): boolean {
  return spends(request) && capturedCents === 0;
}

const dayBegins = '00:00 UTC-3';

function checkFunds({ card, request, capturedCents }: Attempt): Decision | undefined {
  const funds = availableFrom(card, request.account) + capturedCents;
  const { cents } = request.billing;
  const needsFunds = spends(request) || request.purpose === 'transfer';
  if (!needsFunds || cents <= funds) return undefined;
  return decisionOf(
    '51',
    'funds',
    `${String(funds)} cents are available, but ${String(cents)} were requested.`,
  );
}

function spends({ purpose }: CardRequest): boolean {
  return purpose === 'purchase' || purpose === 'cash';
}
