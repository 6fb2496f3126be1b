import { type Story } from '../story';
import { centsOf } from './cents';

interface Invoice {
  readonly number: number | null;
  readonly reference: string | null;
  readonly values: { readonly amount: number };
}

/** The numbers of invoices have no gaps, and an invoice of a payment has its amount. */
export async function invoiceDifferences({ get, transactions }: Story): Promise<string[]> {
  const issued = await get<readonly Invoice[]>('nfse', '/nfse');
  const paid = new Map((await transactions()).map((each) => [each.endToEndId, each]));
  const numbers = issued.map(({ number }) => number ?? 0).toSorted((one, other) => one - other);
  const expected = issued.map((_, index) => index + 1);
  const gaps = String(numbers) === String(expected) ? [] : [`invoices ${String(numbers)}`];
  const wrong = issued.flatMap(({ number, reference, values }) => {
    const payment = paid.get(reference ?? '');
    const isSame =
      payment?.status === 'ACCEPTED' && centsOf(payment.amount) === centsOf(values.amount);
    return isSame
      ? []
      : [`invoice ${String(number)} is not that of a payment: ${String(reference)}`];
  });
  return [...gaps, ...wrong];
}
