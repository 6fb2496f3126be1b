import { endOf, endedHold } from '../posting/capture';
import { type CardRequest } from '../../requests/card-request';
import { type Hold } from '../../account/transaction';
import { decisionOf, type Decision } from '../../decision';

/** An advice of an operation that was declined is acknowledged. */
export function declinedAdvice({ message }: Pick<CardRequest, 'message'>): Decision {
  const code = message.fields['39'] ?? '';
  const detail = `The advice reports an operation that was declined with ${code}, so no money moves.`;
  return decisionOf('00', 'advice.declined', detail);
}

/**
 * An advice reports a completed operation, so it is always accepted. The rule shows whether there is a problem: an
 * amount that cannot be billed in BRL, or an authorization that had ended.
 */
export function acceptedAdvice(request: CardRequest, found: Hold | undefined): Decision {
  const { problem } = request.billing;
  if (problem !== undefined) {
    const detail = `The advice is accepted, but no money moves, because its amount in BRL is not known. ${problem}`;
    return decisionOf('00', 'advice.unbilled', detail);
  }
  const ended = endedHold(request, found);
  if (ended === undefined) {
    const detail = 'An advice reports a completed operation, so it is accepted.';
    return decisionOf('00', 'advice', detail);
  }
  const detail = `The advice is accepted, but its authorization ${endOf(ended)}, so the amount is debited without a hold.`;
  return decisionOf('00', `advice.${ended.status}`, detail);
}
