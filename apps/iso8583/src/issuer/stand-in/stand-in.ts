import { toCents } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import { type NetworkState } from '../../network/network-state';
import { type HostSettings } from '../../settings/host-settings';
import { type StandInReason } from '../../settings/stand-in-settings';
import { authorizationCode, type Card } from '../../account/card';
import { type CardRequest } from '../../requests/card-request';
import { checkStatus, checkToken } from '../decision/checks';
import { type DecisionOptions } from '../decision/decide';
import { decisionOf, type Decision } from '../../decision';
import { orphanOf } from '../posting/orphan';
import { pay } from '../posting/pay';
import { type HostResult, type PostingContext } from '../posting/posting';
import { messageKeyOf } from '../../account/transaction';

const RULE = 'stand-in';

/** What the network never decides: it does not know the balances. */
const WITHOUT_STAND_IN: ReadonlySet<CardRequest['purpose']> = new Set([
  'inquiry',
  'verification',
  'transfer',
]);

/** Elements that must not be stored: tracks, private data with the CVV, PIN data, chip data and MACs. */
const NOT_STORED = new Set(['34', '35', '36', '45', '48', '52', '53', '55', '64', '128']);

/**
 * Decides in place of an issuer that cannot be reached, as a card network does: under the limits of the sandbox, and
 * never for a card that is reported lost or stolen. Approvals are posted when the issuer is available again.
 */
export function* standIn(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
  options: DecisionOptions,
): Transactional<HostResult> {
  // A fixed result does not depend on the issuer, and a declined advice moves no money.
  const isFixed =
    options.requested !== undefined || options.refusal !== undefined || card?.scenario !== null;
  if (card === undefined || isFixed || request.reportsDecline) {
    return yield* pay(posting, request, card, options);
  }
  // An orphaned reversal is known to the network too.
  const orphan = yield* orphanOf(posting, request.message, card);
  if (orphan !== undefined) return yield* pay(posting, request, card, options);
  // Its amount in BRL is not known, so that there is nothing to post later.
  if (request.isAdvice && request.billing.problem !== undefined) {
    return yield* pay(posting, request, card, options);
  }
  const reason = standInReason(options.settings, options.session.state) ?? 'issuer-down';
  const used = yield* posting.store.queue.usedBy(posting.tx, card.pan);
  const { nowMs } = posting;
  const ofToken = request.isAdvice ? undefined : checkToken({ request, nowMs });
  const refusal = ofToken ?? standInRefusal(request, card, options.settings.standIn, used);
  if (refusal !== undefined) {
    const nothing = { kind: 'declined' as const, netAmount: toCents(0) };
    const posted = { card, ...nothing, authorizationCode: undefined };
    return { decision: refusal, posted, added: {}, originalId: null, standInReason: reason };
  }
  const code = request.message.fields['38'] ?? authorizationCode(card);
  const { message, billing } = request;
  yield* posting.store.queue.add(posting.tx, {
    messageKey: messageKeyOf(message),
    pan: card.pan,
    message: JSON.stringify(storable(message, card.pan, request.placed)),
    reason,
    forward: options.settings.standIn.forward ?? null,
  });
  return {
    decision: decisionOf('00', RULE, `The network approves, because ${WORDS[reason]}.`),
    posted: { card, kind: RULE, netAmount: toCents(billing.cents), authorizationCode: code },
    added: { ...billing.elements, '38': code },
    originalId: null,
    standInReason: reason,
  };
}

/** The reason of a stand-in, in words. */
const WORDS: Readonly<Record<StandInReason, string>> = {
  'issuer-down': 'the issuer is unavailable',
  timeout: 'the issuer does not answer in time',
  'signed-off': 'the issuer has signed off',
  maintenance: 'the issuer is under maintenance',
};

/** Why the network decides in place of the issuer; undefined if the issuer is online for this institution. */
export function standInReason(
  settings: HostSettings,
  { hostStatus }: NetworkState,
): StandInReason | undefined {
  if (hostStatus === 'signed-off') return 'signed-off';
  return settings.issuer === 'unavailable' ? settings.standIn.reason : undefined;
}

/** What the network has approved for a card since the issuer became unavailable. */
export interface StandInUse {
  readonly approvals: number;
  readonly cents: number;
}

/** The reason why the network does not approve in place of the issuer; undefined if it does. */
export function standInRefusal(
  request: CardRequest,
  card: Card,
  limits: HostSettings['standIn'],
  used: StandInUse,
): Decision | undefined {
  const { purpose, billing, isAdvice, message } = request;
  if (billing.problem !== undefined) return decisionOf('13', 'amount', billing.problem);
  if (isAdvice) return undefined;
  const listed = Object.hasOwn(limits.negativeList, card.pan)
    ? limits.negativeList[card.pan]
    : undefined;
  if (listed !== undefined) {
    return decisionOf(listed, RULE, 'The card is in the negative list of the network.');
  }
  const mcc = message.fields['18'] ?? '';
  const limit = Object.hasOwn(limits.byMcc, mcc) ? (limits.byMcc[mcc] ?? 0) : limits.maxAmount;
  if (limit === 0 || WITHOUT_STAND_IN.has(purpose)) {
    return decisionOf(
      '91',
      RULE,
      'The issuer is unavailable, and the network does not decide in its place.',
    );
  }
  return checkStatus({ card }) ?? limitRefusal(billing.cents, limit, limits, used);
}

function limitRefusal(
  cents: number,
  limit: number,
  { maxApprovals, maxTotal }: HostSettings['standIn'],
  { approvals, cents: sum }: StandInUse,
): Decision | undefined {
  if (cents > limit) {
    const detail = `The network approves up to ${String(limit)} cents while the issuer is unavailable.`;
    return decisionOf('61', RULE, detail);
  }
  if (approvals >= maxApprovals) {
    const detail = `The network approved ${String(approvals)} messages of the card while the issuer is unavailable.`;
    return decisionOf('65', RULE, detail);
  }
  if (sum + cents <= maxTotal) return undefined;
  const detail =
    `The network approved ${String(sum)} cents of the card while the issuer is unavailable, ` +
    `and approves up to ${String(maxTotal)}.`;
  return decisionOf('61', RULE, detail);
}

/**
 * The message without the elements that must not be stored, and with the PAN in DE2, which may come from a track.
 * @param placed the elements with private data at the places of the profile
 */
export function storable(
  { mti, fields }: IsoMessage,
  pan: string,
  placed: readonly string[] = [],
): IsoMessage {
  const kept = Object.entries(fields).filter(
    ([element]) => !NOT_STORED.has(element) && !placed.includes(element),
  );
  return { mti, fields: { ...Object.fromEntries(kept), '2': pan } };
}
