import { toCents, type Cents } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { type HostSettings, type Rates } from '../../settings/host-settings';
import { billingAtRateOf, billingOf } from '../../account/currency/billing';
import { type Card } from '../../account/card';
import { type CardRequest, type ReadRequest } from '../../requests/card-request';
import { decisionOf, type Decision } from '../../decision';
import { matchByNumbers } from './match-original';
import { releaseHold, type PostingContext, type StoreContext } from './posting';
import { type Hold, type HoldStatus } from '../../account/transaction';

/** Merchants whose final amount can exceed the authorized one: tips and fuel. */
const TIPPED = new Set(['5812', '5813', '5814', '7230']);
const FUEL = new Set(['5541', '5542']);
const TIP = 1.2;

/**
 * The hold of a completion or of an incremental authorization: by authorization code, or by the elements that
 * identify the original.
 */
export function* heldBefore(
  { tx, store }: StoreContext,
  request: ReadRequest,
): Transactional<Hold | undefined> {
  const { fields } = request.message;
  if (!concernsHold(request)) return undefined;
  if (fields['38'] !== undefined) return yield* store.holdByCode(tx, request.pan, fields['38']);
  const candidates = yield* store.transactions.candidates(tx, request.pan, request);
  // The amount can differ from the authorized amount.
  const match = matchByNumbers(
    request,
    candidates.filter(({ kind }) => kind === 'hold'),
  );
  return match === undefined || match === 'several'
    ? undefined
    : yield* store.holdOf(tx, match.original);
}

/**
 * Returns a request with its amount in BRL. A capture that cannot be billed at the rates of the sandbox, such as after
 * the rate of its currency was removed, is billed at the rate of its authorization.
 */
export function* billed(
  context: StoreContext,
  read: ReadRequest,
  rates: Rates,
): Transactional<CardRequest> {
  const { message } = read;
  const billing = billingOf(message, rates);
  // A request whose own conversion is wrong is declined.
  const isRefusable = !read.isAdvice && message.fields['6'] !== undefined;
  if (billing.problem === undefined || read.kind !== 'financial' || isRefusable) {
    return { ...read, billing };
  }
  const hold = yield* heldBefore(context, read);
  const authorized =
    hold === undefined ? undefined : yield* context.store.transactions.findOfHold(context.tx, hold);
  const atItsRate = authorized && billingAtRateOf(message, authorized);
  return { ...read, billing: atItsRate ?? billing };
}

/**
 * The hold that an approval is posted to. Only an open hold can be incremented; an advice can capture a hold that has
 * ended.
 */
export function holdToUse({ kind }: CardRequest, found: Hold | undefined): Hold | undefined {
  return found?.status === 'open' || kind === 'financial' ? found : undefined;
}

function concernsHold({ kind, isAdvice, original, message }: ReadRequest): boolean {
  const names = message.fields['38'] !== undefined || original !== undefined;
  if (kind === 'financial') return names || isAdvice;
  // The code in an authorization advice belongs to the advice itself.
  return kind === 'authorization' && !isAdvice && names;
}

/** How a hold has ended, in words. */
const ENDS: Readonly<Record<Exclude<HoldStatus, 'open'>, string>> = {
  captured: 'was already captured',
  released: 'was already reversed',
  expired: 'has expired',
};

/** Returns in words how a hold has ended. */
export function endOf({ status }: Hold): string {
  return status === 'open' ? 'is open' : ENDS[status];
}

/** The hold of a completion, if it has already ended. */
export function endedHold(
  { kind, purpose }: Pick<CardRequest, 'kind' | 'purpose'>,
  found: Hold | undefined,
): Hold | undefined {
  const spends = purpose === 'purchase' || purpose === 'cash';
  return kind === 'financial' && spends && found?.status !== 'open' ? found : undefined;
}

/** A capture and an increment require an open hold; a capture also an amount within its tolerance. */
export function checkHold(request: CardRequest, hold: Hold | undefined): Decision | undefined {
  const { kind, purpose, message, billing } = request;
  const spends = purpose === 'purchase' || purpose === 'cash';
  if (!spends || !concernsHold(request)) return undefined;
  const rule = kind === 'financial' ? 'capture' : 'increment';
  if (hold === undefined) {
    if (message.fields['38'] === undefined) return undefined;
    return decisionOf('25', rule, 'No hold of the card has this authorization code (DE38).');
  }
  if (hold.status !== 'open') return decisionOf('25', rule, `The authorization ${endOf(hold)}.`);
  const mcc = message.fields['18'] ?? '';
  const most = FUEL.has(mcc) ? Infinity : Math.floor(hold.amount * (TIPPED.has(mcc) ? TIP : 1));
  if (kind === 'authorization' || billing.cents <= most) return undefined;
  const detail = `${String(hold.amount)} cents are held; at most ${String(most)} can be captured.`;
  return decisionOf('64', rule, detail);
}

/**
 * Ends the hold. If it can be captured several times, it is only reduced by the captured amount. A hold that is not
 * open does not change.
 */
export function* useHold(
  posting: PostingContext,
  card: Card,
  hold: Hold,
  { amount, captures }: { readonly amount: Cents } & Pick<HostSettings, 'captures'>,
): Transactional<Card> {
  if (hold.status !== 'open') return card;
  const stays = toCents(Math.max(0, hold.amount - amount));
  return yield* releaseHold(
    posting,
    card,
    hold,
    captures === 'several' && stays > 0 ? { status: 'open', stays } : { status: 'captured' },
  );
}
