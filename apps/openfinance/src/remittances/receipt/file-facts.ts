import { formatCents } from '#libs/kernel';
import { type Remittance } from '../remittance';

/** What rules can match of a file, as the JSON body of the request. */
export type FileFacts = Pick<
  Remittance,
  'agreement' | 'nsa' | 'accountId' | 'layout' | 'paymentCount'
> & {
  /** CPF or CNPJ. */
  readonly document: string;
  /** In reais, as in responses. */
  readonly amount: string;
};

/** @param document of the company */
export function factsOf(
  { agreement, nsa, accountId, layout, paymentCount, amount }: Remittance,
  document = '',
): FileFacts {
  return {
    ...{ agreement, nsa, accountId, document, layout, paymentCount },
    amount: formatCents(amount),
  };
}
