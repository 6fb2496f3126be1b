import { brasiliaDate } from '#libs/brazil';
import { toCents } from '#libs/kernel';
import { isApproval, parseOriginal90, type IsoMessage } from '#libs/iso8583';
import { type AtomicWork } from '#libs/database';
import { authorizationCode, available, withUse, type Card } from './card';
import { type CardRequest } from './card-request';
import { CHECKS, type Attempt } from './checks';
import { presetDecision, type Preset } from './forced';
import { matchOriginal } from './match-original';
import {
  balances54,
  holdFunds,
  original54,
  post,
  releaseHold,
  type PostedChange,
  type PostingContext,
} from './posting';
import { type CardTransaction, type Hold } from './transaction';
import { orderedDecision, decisionOf, type Decision } from './decision';

/** The result of a request, and the additional elements of its response. */
export interface HostResult {
  readonly decision: Decision;
  readonly posted: PostedChange | undefined;
  readonly added: Readonly<Record<string, string>>;
  readonly originalId: string | null;
}

export interface DecisionOptions {
  /** DE39 that a rule of the sandbox orders. */
  readonly ordered: string | undefined;
  readonly preset: Preset;
}

/** Industries without payment cards: ISO/IEC 7812, first digit. */
const NO_PAYMENT_CARD = /^[01789]/;
/** Merchants whose final amount can exceed the authorized one: tips and fuel. */
const TIPPED = new Set(['5812', '5813', '5814', '7230']);
const FUEL = new Set(['5541', '5542']);
const TIP = 1.2;

/** Decides on an authorization or a financial message, and posts it. */
export function* pay(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
  options: DecisionOptions,
): AtomicWork<HostResult> {
  const hold = card === undefined ? undefined : yield* heldBefore(posting, request);
  const decision = yield* decide(posting, request, { card, hold, ...options });
  if (card === undefined) return { decision, posted: undefined, added: {}, originalId: null };
  const tried = afterTry(card, request, decision);
  // 85 confirms an account, not an amount.
  const isGranted = isApproval(decision.code) && decision.code !== '85';
  const amount = decision.code === '10' ? partOf(request, card) : toCents(request.amount);
  const posted = isGranted
    ? yield* carryOut(posting, tried, request, { amount, hold })
    : {
        card: tried,
        kind: 'declined' as const,
        netAmount: toCents(0),
        authorizationCode: undefined,
      };
  const added = isGranted ? elementsOf(request, posted, decision) : {};
  return { decision, posted, added, originalId: isGranted ? (hold?.id ?? null) : null };
}

type DecisionInput = DecisionOptions & {
  readonly card: Card | undefined;
  readonly hold: Hold | undefined;
};

function* decide(
  posting: PostingContext,
  request: CardRequest,
  about: DecisionInput,
): AtomicWork<Decision> {
  const { card, preset, hold } = about;
  if (about.ordered !== undefined) return orderedDecision(about.ordered);
  if (card === undefined) {
    return NO_PAYMENT_CARD.test(request.pan)
      ? decisionOf('15', 'issuer', 'No card issuer uses numbers that start with this digit.')
      : decisionOf('14', 'card', 'The card does not exist; GET /admin/cards lists the cards.');
  }
  if (card.scenario !== null) {
    return decisionOf(
      card.scenario,
      'scenario',
      `This card always gets response code ${card.scenario}.`,
    );
  }
  const stan = request.message.fields['11'] ?? '';
  const magic = presetDecision(preset, { ...request, stan });
  if (magic !== undefined) return magic;
  const orphan = yield* orphanOf(posting, request, card);
  if (orphan !== undefined) {
    yield* posting.statements.setOriginal(orphan, posting.transactionId);
    return decisionOf('68', 'orphan', 'The reversal arrived before this message.');
  }
  if (request.isAdvice)
    return decisionOf(
      '00',
      'advice',
      'An advice reports a completed operation, so it is accepted.',
    );
  return byCard(request, card, hold, posting.nowMs);
}

function byCard(request: CardRequest, card: Card, hold: Hold | undefined, nowMs: number): Decision {
  const attempt: Attempt = {
    request,
    card,
    nowMs,
    heldForIt: hold?.status === 'open' ? hold.amount : 0,
  };
  for (const { check } of CHECKS) {
    const refused = check(attempt);
    if (refused !== undefined) return inPart(refused, attempt) ?? refused;
  }
  return checkCapture(request, hold) ?? decisionOf('00', 'approved', 'All checks passed.');
}

/** A capture requires an open hold and an amount within its tolerance. */
function checkCapture(request: CardRequest, hold: Hold | undefined): Decision | undefined {
  const { fields } = request.message;
  if (request.kind !== 'financial' || request.purpose !== 'purchase') return undefined;
  if (hold === undefined) {
    if (fields['38'] === undefined) return undefined;
    return decisionOf('25', 'capture', 'No hold of the card has this authorization code (DE38).');
  }
  if (hold.status !== 'open') return decisionOf('25', 'capture', `The hold is ${hold.status}.`);
  const mcc = fields['18'] ?? '';
  const most = FUEL.has(mcc) ? Infinity : Math.floor(hold.amount * (TIPPED.has(mcc) ? TIP : 1));
  if (request.amount <= most) return undefined;
  const detail = `${String(hold.amount)} cents are held; at most ${String(most)} can be captured.`;
  return decisionOf('64', 'capture', detail);
}

/** A part of the amount, if the terminal supports partial approval. Never for cash or e-commerce. */
function inPart(refused: Decision, { request, card }: Attempt): Decision | undefined {
  const { takesPart, purpose, channel } = request;
  const funds = available(card);
  if (refused.rule !== 'funds' || !takesPart || funds <= 0) return undefined;
  if (purpose !== 'purchase' || channel === 'ecommerce') return undefined;
  return decisionOf(
    '10',
    'funds',
    `Only ${String(funds)} cents are available, so part of the amount is approved.`,
  );
}

/** The hold of a completion: by authorization code, or by the elements that identify the original. */
function* heldBefore(
  { statements }: PostingContext,
  request: CardRequest,
): AtomicWork<Hold | undefined> {
  const { fields } = request.message;
  if (request.kind !== 'financial') return undefined;
  if (fields['38'] !== undefined) return yield* statements.holdByCode(request.pan, fields['38']);
  if (!request.isAdvice && request.original === undefined) return undefined;
  const stan = request.original?.stan ?? fields['11'] ?? '';
  const candidates = yield* statements.candidates(request.pan, stan, fields['37']);
  // The amount of a completion can differ from the authorized amount.
  const match = matchOriginal(
    { ...request, remaining: request.amount },
    candidates.filter(({ kind }) => kind === 'hold'),
  );
  return match === undefined || match === 'several'
    ? undefined
    : yield* statements.holdOf(match.original);
}

/** The reversal that arrived before this message, its original. */
function* orphanOf(
  { statements }: PostingContext,
  { message }: CardRequest,
  card: Card,
): AtomicWork<CardTransaction | undefined> {
  if (card.orphans === 0) return undefined;
  const orphans = yield* statements.orphans(card.pan);
  return orphans.find((orphan) => isAbout(orphan, message));
}

function isAbout({ added, stan, terminal }: CardTransaction, { mti, fields }: IsoMessage): boolean {
  if (added['90'] === undefined) {
    return stan === fields['11'] && terminal === (fields['41'] ?? null);
  }
  const original = parseOriginal90(added['90']);
  return (
    (original.mti ?? mti) === mti &&
    (original.stan ?? fields['11']) === fields['11'] &&
    (original.transmittedAt ?? fields['7']) === fields['7']
  );
}

/** The changes of the card after an attempt: wrong PINs, the counter of the chip, the matched orphan. */
function afterTry(card: Card, { pinBlock, chip }: CardRequest, { rule, code }: Decision): Card {
  const isWrongPin = rule === 'pin' && code === '55' && pinBlock !== undefined;
  const isRightPin = pinBlock !== undefined && isApproval(code);
  return {
    ...card,
    pinFailures: isWrongPin ? card.pinFailures + 1 : isRightPin ? 0 : card.pinFailures,
    lastAtc: isApproval(code) ? (chip?.atc ?? card.lastAtc) : card.lastAtc,
    orphans: rule === 'orphan' ? card.orphans - 1 : card.orphans,
  };
}

function* carryOut(
  posting: PostingContext,
  card: Card,
  request: CardRequest,
  { amount, hold }: { readonly amount: PostedChange['netAmount']; readonly hold: Hold | undefined },
): AtomicWork<PostedChange> {
  const code = authorizationCode(card);
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
    case 'purchase':
    case 'cash': {
      if (request.kind === 'authorization') {
        const used = withUse(card, brasiliaDate(posting.nowMs), { approvals: 1, amount });
        return yield* holdFunds(posting, used, request, amount);
      }
      const freed =
        hold === undefined ? card : yield* releaseHold(posting, card, hold, { status: 'captured' });
      // A capture was already counted when its hold was created.
      const used =
        hold === undefined
          ? withUse(freed, brasiliaDate(posting.nowMs), { approvals: 1, amount })
          : freed;
      const debited = yield* post(posting, used, 'debit', 0 - amount);
      const kind = hold === undefined ? 'debit' : 'capture';
      const known = hold?.authorizationCode ?? code;
      return { card: debited, kind, netAmount: amount, authorizationCode: known };
    }
  }
}

/** The amount of a partial approval: the available funds, or half of the amount if they cover all of it. */
function partOf({ amount }: CardRequest, card: Card): PostedChange['netAmount'] {
  const funds = Math.max(0, available(card));
  return toCents(funds < amount ? funds : Math.floor(amount / 2));
}

/** The additional elements of the response: DE38 of an approval, DE54 of an inquiry, DE4 and DE54 of a partial one. */
function elementsOf(
  request: CardRequest,
  { card, netAmount, authorizationCode: code38 }: PostedChange,
  { code: verdictCode }: Decision,
): HostResult['added'] {
  const processingCode = request.message.fields['3'] ?? '000000';
  if (request.purpose === 'inquiry') return { '54': balances54(card, processingCode) };
  const code = code38 === undefined ? {} : { '38': code38 };
  if (verdictCode !== '10') return code;
  const part = String(netAmount).padStart(12, '0');
  return { ...code, '4': part, '54': original54(request.amount) };
}
