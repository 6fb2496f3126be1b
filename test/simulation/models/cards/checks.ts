import { accountOf, available, dayOf, useOf } from './account';
import { type Card, type Hold, type Sent } from './state';

/** DE39 and the rule that decided. */
export type Decision = readonly [code: string, rule: string];

/** What a payment does, by the first two digits of DE3. */
export type Purpose = 'purchase' | 'cash' | 'credit' | 'inquiry';

const PURPOSES: Readonly<Record<string, Purpose>> = {
  ...({ '00': 'purchase', '01': 'cash', '20': 'credit', '31': 'inquiry' } as const),
};
const BY_STATUS: Readonly<Record<string, string>> = {
  ...{ lost: '41', stolen: '43', blocked: '62', inactive: '78' },
};
const BY_ACCOUNT: Readonly<Record<string, string>> = {
  savings: '53',
  checking: '52',
  credit: '39',
};
const PIN_TRIES = 3;

export function purposeOf({ processingCode }: Sent): Purpose {
  const purpose = PURPOSES[processingCode.slice(0, 2)];
  if (purpose === undefined) throw new Error(`The model does not know DE3 ${processingCode}.`);
  return purpose;
}

/** An authorization or a financial request for a card that exists. */
export interface Attempt {
  readonly sent: Sent;
  readonly card: Card;
  readonly nowMs: number;
  /** The hold that it captures or increases. */
  readonly hold: Hold | undefined;
}

/** The checks of the guide, in its order. The first refusal decides. */
export function check(attempt: Attempt): Decision {
  const { sent, card } = attempt;
  const ofHold = checkHold(attempt);
  const checks = [checkStatus, checkExpiry, checkAccount, checkMcc, checkPin, checkCvv];
  for (const refusal of [...checks, checkAmount, checkLimits]) {
    const refused = refusal(attempt);
    if (refused !== undefined) return refused;
  }
  if (lacksFunds(attempt)) {
    const canTakePart = sent.takesPart && purposeOf(sent) === 'purchase' && ofHold === undefined;
    return canTakePart && available(card, accountOf(sent)) > 0 ? ['10', 'funds'] : ['51', 'funds'];
  }
  return ofHold ?? ['00', 'approved'];
}

function checkStatus({ card: { status } }: Attempt): Decision | undefined {
  const code = BY_STATUS[status];
  return code === undefined ? undefined : [code, 'status'];
}

/** A card is valid until the end of its month. The year is of the century of the clock. */
function checkExpiry({ sent, card: { status, draft }, nowMs }: Attempt): Decision | undefined {
  const isOver = dayOf(nowMs).slice(2, 7).replace('-', '') > draft.expiry;
  const isWrong = sent.expiry !== null && sent.expiry !== draft.expiry;
  return status === 'expired' || isOver || isWrong ? ['54', 'expiry'] : undefined;
}

function checkAccount({ sent, card: { draft } }: Attempt): Decision | undefined {
  const account = accountOf(sent);
  if (account === 'default' || draft.accounts.includes(account)) return undefined;
  return [BY_ACCOUNT[account] ?? '', 'account'];
}

function checkMcc({ sent, card: { draft } }: Attempt): Decision | undefined {
  return draft.blockedMccs.includes(sent.mcc) ? ['57', 'restrictions'] : undefined;
}

function checkPin({ sent, card: { draft, pinFailures } }: Attempt): Decision | undefined {
  if (sent.pin === null) return purposeOf(sent) === 'cash' ? ['55', 'pin'] : undefined;
  if (pinFailures >= PIN_TRIES) return ['75', 'pin'];
  return sent.pin === draft.pin ? undefined : ['55', 'pin'];
}

function checkCvv({ sent, card: { draft } }: Attempt): Decision | undefined {
  return sent.cvv !== null && sent.cvv !== draft.cvv ? ['82', 'cvv'] : undefined;
}

function checkAmount({ sent }: Attempt): Decision | undefined {
  return purposeOf(sent) !== 'inquiry' && sent.cents <= 0 ? ['13', 'amount'] : undefined;
}

/** The capture of an open hold was counted with the hold. */
function checkLimits(attempt: Attempt): Decision | undefined {
  const { sent, card, nowMs } = attempt;
  const { dailyCountLimit, dailyAmountLimit } = card.draft;
  if (!spends(sent) || heldFor(attempt) > 0) return undefined;
  const { approvals, amount } = useOf(card, dayOf(nowMs));
  if (dailyCountLimit !== null && approvals >= dailyCountLimit) return ['65', 'velocity.count'];
  if (dailyAmountLimit !== null && amount + sent.cents > dailyAmountLimit) {
    return ['61', 'velocity.amount'];
  }
  return undefined;
}

function lacksFunds(attempt: Attempt): boolean {
  const { sent, card } = attempt;
  return spends(sent) && sent.cents > available(card, accountOf(sent)) + heldFor(attempt);
}

/** What is held for the payment that captures it. */
function heldFor({ sent, hold }: Attempt): number {
  return sent.mti.charAt(1) === '2' && hold?.status === 'open' ? hold.amount : 0;
}

export function spends(sent: Sent): boolean {
  return ['purchase', 'cash'].includes(purposeOf(sent));
}

/** A capture or an increase needs an open hold; a capture at most its amount, with 20 % more for tips and any for fuel. */
function checkHold({ sent, hold }: Attempt): Decision | undefined {
  const { mti, code, original, mcc, cents } = sent;
  if (!spends(sent) || (code === null && original === null)) return undefined;
  const isCapture = mti.charAt(1) === '2';
  const rule = isCapture ? 'capture' : 'increment';
  if (hold === undefined) return code === null ? undefined : ['25', rule];
  if (hold.status !== 'open') return ['25', rule];
  const most = mcc === '5541' ? Infinity : Math.floor((hold.amount * (mcc === '5812' ? 6 : 5)) / 5);
  return isCapture && cents > most ? ['64', rule] : undefined;
}
