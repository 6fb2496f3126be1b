import { toCents, type Cents } from '#libs/kernel';
import { type AtomicWork } from '#libs/database';
import { type HostSettings } from '../../settings/host-settings';
import { type Card } from '../account/card';
import { type CardRequest, type ReadRequest } from '../request/card-request';
import { decisionOf, type Decision } from '../decision/decision';
import { matchByNumbers } from './match-original';
import { releaseHold, type PostingContext } from './posting';
import { type Hold, type HoldStatus } from '../account/transaction';

/** Merchants whose final amount can exceed the authorized one: tips and fuel. */
const TIPPED = new Set(['5812', '5813', '5814', '7230']);
const FUEL = new Set(['5541', '5542']);
const TIP = 1.2;

/**
 * The hold of a completion or of an incremental authorization: by authorization code, or by the elements that
 * identify the original.
 */
export function* heldBefore(
  { statements }: Pick<PostingContext, 'statements'>,
  request: ReadRequest,
): AtomicWork<Hold | undefined> {
  const { fields } = request.message;
  if (!concernsHold(request)) return undefined;
  if (fields['38'] !== undefined) return yield* statements.holdByCode(request.pan, fields['38']);
  const candidates = yield* statements.candidates(request.pan, request);
  // The amount can differ from the authorized amount.
  const match = matchByNumbers(
    request,
    candidates.filter(({ kind }) => kind === 'hold'),
  );
  return match === undefined || match === 'several'
    ? undefined
    : yield* statements.holdOf(match.original);
}

/** The hold that an approval is posted to. Only an open one can grow; an advice can capture one that has ended. */
export function holdToUse({ kind }: CardRequest, found: Hold | undefined): Hold | undefined {
  return found?.status === 'open' || kind === 'financial' ? found : undefined;
}

function concernsHold({ kind, isAdvice, original, message }: ReadRequest): boolean {
  const names = message.fields['38'] !== undefined || original !== undefined;
  if (kind === 'financial') return names || isAdvice;
  // The code of an authorization advice is its own.
  return kind === 'authorization' && !isAdvice && names;
}

/** How a hold has ended, in words. */
const ENDS: Readonly<Record<Exclude<HoldStatus, 'open'>, string>> = {
  captured: 'was already captured',
  released: 'was already reversed',
  expired: 'has expired',
};

/** How a hold that is not open has ended, in words. */
export function endOf({ status }: Hold): string {
  return status === 'open' ? 'is open' : ENDS[status];
}

/** The hold that a completion names, if it has ended before. */
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
 * Ends the hold; if it can be captured several times, only reduces it by the captured amount. A hold that is not open
 * has nothing to use.
 */
export function* useHold(
  posting: PostingContext,
  card: Card,
  hold: Hold,
  { amount, captures }: { readonly amount: Cents } & Pick<HostSettings, 'captures'>,
): AtomicWork<Card> {
  if (hold.status !== 'open') return card;
  const stays = toCents(Math.max(0, hold.amount - amount));
  return yield* releaseHold(
    posting,
    card,
    hold,
    captures === 'several' && stays > 0 ? { status: 'open', stays } : { status: 'captured' },
  );
}
