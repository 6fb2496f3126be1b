import { brasiliaDate } from '#libs/brazil';
import { toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { isApproval } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import { type HostSettings } from '../../settings/host-settings';
import { authorizationCode, availableFrom, withUse, type Card } from '../../account/card';
import { balances54 } from '../../account/own-accounts/balances54';
import { ledgerNameOf, ledgerOf } from '../../account/own-accounts/own-account';
import { type CardRequest } from '../../requests/card-request';
import { endedHold, heldBefore, holdToUse, useHold } from './capture';
import { centsText, currencyOf } from '../../account/currency/billing';
import { decide, ORPHAN_RULE, type DecisionOptions } from '../decision/decide';
import { type Decision } from '../../decision';
import { orphanOf } from './orphan';
import {
  growHold,
  holdFunds,
  holdMs,
  original54,
  post,
  type HostResult,
  type PostedChange,
  type PostingContext,
} from './posting';
import { onAccountOf, transfer } from './transfer';
import { type Hold } from '../../account/transaction';

/** Decides on an authorization or a financial message, and posts it. */
export function* pay(
  posting: PostingContext,
  request: CardRequest,
  locked: Card | undefined,
  options: DecisionOptions,
): Transactional<HostResult> {
  const { tx, store, nowMs, transactionId } = posting;
  const found = locked === undefined ? undefined : yield* heldBefore(posting, request);
  const card = locked && (yield* onAccountOf(posting, locked, request, found));
  const orphan = card === undefined ? undefined : yield* orphanOf(posting, request.message, card);
  const decision = decide(request, { card, hold: found, orphan, nowMs, ...options });
  if (card === undefined) return { decision, posted: undefined, added: {}, originalId: null };
  if (orphan !== undefined && decision.rule === ORPHAN_RULE) {
    yield* store.transactions.setOriginal(tx, orphan, transactionId);
  }
  const tried = afterTry(card, request, decision);
  // 85 confirms an account, not an amount.
  const isGranted = isApproval(decision.code) && decision.code !== '85' && !request.reportsDecline;
  const isBilled = request.billing.problem === undefined;
  // The sender of an advice has already issued its code.
  const code = request.isAdvice ? request.message.fields['38'] : undefined;
  if (!isGranted || !isBilled) {
    const kind = isGranted ? ('unbilled' as const) : ('declined' as const);
    const authorizationCode = isGranted ? code : undefined;
    const posted = { card: tried, kind, netAmount: toCents(0), authorizationCode };
    return { decision, posted, added: {}, originalId: null };
  }
  const hold = holdToUse(request, found);
  const part = decision.code === '10' ? partOf(request, card) : undefined;
  const amount = toCents(part?.cents ?? request.billing.cents);
  const { settings } = options;
  const posted = yield* carryOut(posting, tried, request, { amount, hold, settings, code });
  const ended = endedHold(request, hold);
  const added = {
    ...(request.purpose === 'inquiry'
      ? { '54': yield* inquired(posting, posted.card, request) }
      : elementsOf(request, posted, part)),
    ...(ended === undefined ? {} : { '44': ended.status.toUpperCase() }),
  };
  const installments = posted.kind === 'capture' ? (hold?.installments ?? null) : null;
  return { decision, posted, added, originalId: hold?.id ?? null, installments };
}

/** The changes of the card after an attempt: wrong PINs, the counter of the chip, the matched orphan. */
export function afterTry(
  card: Card,
  { pinBlock, chip, reportsDecline, token }: CardRequest,
  { rule, code }: Decision,
): Card {
  if (reportsDecline) return card;
  const isWrongPin = rule === 'pin' && code === '55' && pinBlock !== undefined;
  const isRightPin = pinBlock !== undefined && isApproval(code);
  // The device of a token has a counter of its own.
  const isCounted = isApproval(code) && token === undefined;
  return {
    ...card,
    pinFailures: isWrongPin ? card.pinFailures + 1 : isRightPin ? 0 : card.pinFailures,
    lastAtc: isCounted ? highest(card.lastAtc, chip?.atc) : card.lastAtc,
    orphans: rule === ORPHAN_RULE ? card.orphans - 1 : card.orphans,
  };
}

/** The higher counter: a late advice does not lower it, so that no cryptogram can be used again. */
function highest(last: number | null, atc: number | undefined): number | null {
  return atc === undefined || atc < (last ?? 0) ? last : atc;
}

/** How an approval is posted. */
interface Approval {
  /** Cents of BRL. */
  readonly amount: Cents;
  /** The hold that is captured or incremented. */
  readonly hold: Hold | undefined;
  readonly settings: HostSettings;
  /** DE38, if the network issued it; otherwise the host does. */
  readonly code?: string | undefined;
}

/** Holds, debits or credits the amount. */
export function* carryOut(
  posting: PostingContext,
  card: Card,
  request: CardRequest,
  approval: Approval,
): Transactional<PostedChange> {
  const { amount, code = authorizationCode(card) } = approval;
  switch (request.purpose) {
    case 'inquiry':
    case 'verification':
      return { card, kind: 'inquiry', netAmount: toCents(0), authorizationCode: undefined };
    case 'credit': {
      if (request.kind === 'authorization') {
        return { card, kind: 'inquiry', netAmount: toCents(0), authorizationCode: code };
      }
      const credited = yield* post(posting, card, 'credit', amount);
      return { card: credited, kind: 'credit', netAmount: amount, authorizationCode: code };
    }
    case 'transfer': {
      const known = { kind: 'inquiry' as const, netAmount: toCents(0), authorizationCode: code };
      if (request.kind === 'authorization') return { card, ...known };
      const toAccount = ledgerOf(card, request.toAccount);
      // An advice of a transfer within one account moves nothing.
      if (toAccount === ledgerNameOf(card)) return { card, ...known };
      const moved = yield* transfer(posting, card, toAccount, amount);
      return { ...known, card: moved, kind: 'transfer', netAmount: amount, toAccount };
    }
    case 'purchase':
    case 'cash':
      return yield* spend(posting, card, request, { ...approval, code });
  }
}

function* spend(
  posting: PostingContext,
  card: Card,
  request: CardRequest,
  { amount, hold, settings, code }: Approval & { readonly code: string },
): Transactional<PostedChange> {
  const today = brasiliaDate(posting.nowMs);
  const isCapture = hold !== undefined && request.kind === 'financial';
  // The capture of an open hold was already counted when the hold was created.
  const used =
    isCapture && hold.status === 'open' ? card : withUse(card, today, { approvals: 1, amount });
  if (request.kind === 'authorization') {
    const ms = holdMs(request);
    return hold === undefined
      ? yield* holdFunds(posting, used, request, { amount, code, ms })
      : yield* growHold(posting, used, hold, { amount, ms });
  }
  if (!isCapture && settings.legs === 3 && !request.isAdvice) {
    const ms = settings.confirmSeconds * 1000;
    return yield* holdFunds(posting, used, request, { amount, code, ms });
  }
  const freed = isCapture
    ? yield* useHold(posting, used, hold, { amount, captures: settings.captures })
    : used;
  const debited = yield* post(posting, freed, 'debit', 0 - amount);
  const kind = isCapture ? 'capture' : 'debit';
  const known = hold?.authorizationCode ?? code;
  return { card: debited, kind, netAmount: amount, authorizationCode: known };
}

/** A partial approval: in cents of BRL, and in the currency of the message. */
interface Part {
  readonly cents: number;
  readonly amount: number;
}

/** The part that the available funds cover; half of the amount if they cover all of it. */
export function partOf({ amount, billing, account }: CardRequest, card: Card): Part {
  const funds = Math.max(0, availableFrom(card, account));
  const cents = funds < billing.cents ? funds : Math.floor(billing.cents / 2);
  if (billing.cents === amount || billing.cents === 0) return { cents, amount: cents };
  return { cents, amount: Math.floor((amount * cents) / billing.cents) };
}

/** DE54 of an inquiry. That of the default account (DE3 3x00) shows the own accounts of the card too. */
function* inquired(
  { tx, store, nowMs }: PostingContext,
  card: Card,
  { message }: CardRequest,
): Transactional<string> {
  const digits = (message.fields['3'] ?? '000000').slice(2, 4);
  if (digits !== '00') return balances54([card], digits);
  const own = yield* store.ownAccounts(tx, card, toIsoUtc(nowMs));
  const inOrder = card.ownAccounts.flatMap((type) =>
    own.filter(({ account }) => account.type === type).map((each) => each.card),
  );
  return balances54([card, ...inOrder], digits);
}

/**
 * The additional elements of the response: DE38 of an approval, DE4 and DE54 of a partial one,
 * DE6, DE10 and DE51 of an amount in another currency.
 */
function elementsOf(
  request: CardRequest,
  { netAmount, authorizationCode: code38 }: PostedChange,
  part: Part | undefined,
): HostResult['added'] {
  const { elements } = request.billing;
  const code = { ...elements, ...(code38 === undefined ? {} : { '38': code38 }) };
  if (part === undefined) return code;
  const billed = elements['6'] === undefined ? {} : { '6': centsText(netAmount) };
  return {
    ...code,
    ...billed,
    '4': centsText(part.amount),
    '54': original54(request.amount, currencyOf(request.message)),
  };
}
