import { toCents } from '#libs/kernel';
import { type IsoMessage } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import { type HostSettings } from '../../settings/host-settings';
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
  const approvals = yield* posting.store.queue.countOf(posting.tx, card.pan);
  const { nowMs } = posting;
  const ofToken = request.isAdvice ? undefined : checkToken({ request, nowMs });
  const refusal = ofToken ?? standInRefusal(request, card, options.settings.standIn, approvals);
  if (refusal !== undefined) {
    const nothing = { kind: 'declined' as const, netAmount: toCents(0) };
    const posted = { card, ...nothing, authorizationCode: undefined };
    return { decision: refusal, posted, added: {}, originalId: null };
  }
  const code = request.message.fields['38'] ?? authorizationCode(card);
  const { message, billing } = request;
  yield* posting.store.queue.add(posting.tx, {
    messageKey: messageKeyOf(message),
    pan: card.pan,
    message: JSON.stringify(storable(message, card.pan)),
  });
  return {
    decision: decisionOf('00', RULE, 'The network approves, because the issuer is unavailable.'),
    posted: { card, kind: RULE, netAmount: toCents(billing.cents), authorizationCode: code },
    added: { ...billing.elements, '38': code },
    originalId: null,
  };
}

/**
 * The reason why the network does not approve in place of the issuer; undefined if it does.
 * @param approvals the number of approvals of the card since the issuer became unavailable
 */
export function standInRefusal(
  request: CardRequest,
  card: Card,
  limits: HostSettings['standIn'],
  approvals: number,
): Decision | undefined {
  const { purpose, billing, isAdvice } = request;
  if (billing.problem !== undefined) return decisionOf('13', 'amount', billing.problem);
  if (isAdvice) return undefined;
  if (
    limits.maxAmount === 0 ||
    purpose === 'inquiry' ||
    purpose === 'verification' ||
    purpose === 'transfer'
  ) {
    return decisionOf(
      '91',
      RULE,
      'The issuer is unavailable, and the network does not decide in its place.',
    );
  }
  const status = checkStatus({ card });
  if (status !== undefined) return status;
  if (billing.cents > limits.maxAmount) {
    const detail = `The network approves up to ${String(limits.maxAmount)} cents while the issuer is unavailable.`;
    return decisionOf('61', RULE, detail);
  }
  if (approvals < limits.maxApprovals) return undefined;
  const detail = `The network approved ${String(approvals)} messages of the card while the issuer is unavailable.`;
  return decisionOf('65', RULE, detail);
}

/** The message without the elements that must not be stored, and with the PAN in DE2, which may come from a track. */
export function storable({ mti, fields }: IsoMessage, pan: string): IsoMessage {
  const kept = Object.entries(fields).filter(([element]) => !NOT_STORED.has(element));
  return { mti, fields: { ...Object.fromEntries(kept), '2': pan } };
}
