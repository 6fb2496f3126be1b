import { type NetworkSession } from '../../network/network-session';
import { type HostSettings } from '../../settings/host-settings';
import { availableFrom, type Card } from '../../account/card';
import { type CardRequest } from '../../requests/card-request';
import { checkHold } from '../posting/capture';
import { acceptedAdvice, declinedAdvice } from './advice';
import { CHECKS, type Attempt } from './checks';
import { presetDecision, type Preset } from './forced';
import { type CardTransaction, type Hold } from '../../account/transaction';
import { requestedDecision, decisionOf, type Decision } from '../../decision';

/** The settings that a decision depends on, in addition to the card and the request. */
export interface DecisionOptions {
  /** DE39 that a rule of the sandbox requests. */
  readonly requested: string | undefined;
  readonly preset: Preset;
  readonly settings: HostSettings;
  readonly session: NetworkSession;
  /** The decision that the retry rules of the brand force. */
  readonly refusal?: Decision | undefined;
}

/** Industries without payment cards: ISO/IEC 7812, first digit. */
const NO_PAYMENT_CARD = /^[01789]/;

interface DecisionInput extends DecisionOptions {
  readonly nowMs: number;
  readonly card: Card | undefined;
  /** The hold that the message captures or increments. */
  readonly hold: Hold | undefined;
  /** The reversal that arrived before the message. */
  readonly orphan: CardTransaction | undefined;
}

/** The rule of a message whose reversal arrived before it. */
export const ORPHAN_RULE = 'orphan';

/** Decides on an authorization or a financial message. */
export function decide(request: CardRequest, about: DecisionInput): Decision {
  const { card, preset, hold } = about;
  if (about.requested !== undefined) return requestedDecision(about.requested);
  if (request.reportsDecline) return declinedAdvice(request);
  if (card === undefined) {
    return NO_PAYMENT_CARD.test(request.pan)
      ? decisionOf('15', 'issuer', 'No card issuer uses numbers that start with this digit.')
      : decisionOf('14', 'card', 'The card does not exist; GET /admin/cards lists the cards.');
  }
  if (about.refusal !== undefined) return about.refusal;
  if (card.scenario !== null) {
    return decisionOf(
      card.scenario,
      'scenario',
      `This card always gets response code ${card.scenario}.`,
    );
  }
  const { pan, amount } = request;
  const stan = request.message.fields['11'] ?? '';
  const magic = presetDecision(preset, { pan, amount, stan });
  if (magic !== undefined) return magic;
  if (about.orphan !== undefined) {
    return decisionOf('68', ORPHAN_RULE, 'The reversal arrived before this message.');
  }
  if (request.isAdvice) return acceptedAdvice(request, hold);
  const { problem } = request.billing;
  if (problem !== undefined) return decisionOf('13', 'amount', problem);
  const { session, nowMs } = about;
  const capturedCents = request.kind === 'financial' && hold?.status === 'open' ? hold.amount : 0;
  return byCard({ request, card, session, nowMs, capturedCents }, hold);
}

function byCard(attempt: Attempt, hold: Hold | undefined): Decision {
  const { request } = attempt;
  const ofHold = checkHold(request, hold);
  for (const { check } of CHECKS) {
    const refused = check(attempt);
    if (refused === undefined) continue;
    const part = ofHold === undefined ? inPart(refused, attempt) : undefined;
    return part ?? refused;
  }
  return ofHold ?? decisionOf('00', 'approved', 'All checks passed.');
}

/** Approves a part of the amount, if the terminal supports it. Never for cash or e-commerce. */
function inPart(refused: Decision, { request, card }: Attempt): Decision | undefined {
  const { takesPart, purpose, channel, account } = request;
  const funds = availableFrom(card, account);
  if (refused.rule !== 'funds' || refused.code !== '51' || !takesPart || funds <= 0)
    return undefined;
  if (purpose !== 'purchase' || channel === 'ecommerce') return undefined;
  return decisionOf(
    '10',
    'funds',
    `Only ${String(funds)} cents are available, so part of the amount is approved.`,
  );
}
