import { takeOutcomeAlone } from '#libs/sandbox';
import { InvoiceRefused, ServiceUnavailable } from '../invoices/invoice.errors';
import { outcomeOf, REJECTIONS, type RequestedOutcome } from '../invoices/outcomes';

/**
 * @param isNow whether an outcome of this kind is answered at once
 * @throws InvoiceRefused or ServiceUnavailable if a rule requests it
 */
export async function refuseIfRequested(
  isNow: (kind: RequestedOutcome['kind']) => boolean = () => true,
): Promise<void> {
  const code = await takeOutcomeAlone(REJECTIONS, (each) => {
    const requested = outcomeOf(each);
    return requested !== undefined && isNow(requested.kind);
  });
  const requested = outcomeOf(code);
  if (requested?.kind === 'unavailable') throw new ServiceUnavailable(requested.refusal);
  if (requested?.kind === 'refuse') throw new InvoiceRefused([requested.refusal]);
}
