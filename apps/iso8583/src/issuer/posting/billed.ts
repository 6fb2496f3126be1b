import { type AtomicWork } from '#libs/database';
import { type Rates } from '../../settings/host-settings';
import { billingAtRateOf, billingOf } from '../currency/billing';
import { type CardRequest, type ReadRequest } from '../request/card-request';
import { heldBefore } from './capture';
import { type PostingContext } from './posting';

/**
 * Returns a request with its amount in BRL. A capture that cannot be billed at the rates of the sandbox, such as after
 * the rate of its currency was removed, is billed at the rate of its authorization.
 */
export function* billed(
  posting: Pick<PostingContext, 'statements'>,
  read: ReadRequest,
  rates: Rates,
): AtomicWork<CardRequest> {
  const { message } = read;
  const billing = billingOf(message, rates);
  // A request whose own conversion is wrong is declined.
  const isRefusable = !read.isAdvice && message.fields['6'] !== undefined;
  if (billing.problem === undefined || read.kind !== 'financial' || isRefusable) {
    return { ...read, billing };
  }
  const hold = yield* heldBefore(posting, read);
  const authorized =
    hold === undefined ? undefined : yield* posting.statements.transactionOfHold(hold);
  const atItsRate = authorized && billingAtRateOf(message, authorized);
  return { ...read, billing: atItsRate ?? billing };
}
