import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { formatCents } from '#libs/kernel';
import { bodyView } from '#libs/matching';
import { applyContentRules, Sandboxes } from '#libs/sandbox';
import { type Remittance } from '../remittance';

/** What rules can match of a file, as the JSON body of the request. */
export interface FileFacts {
  readonly agreement: string;
  readonly nsa: number;
  readonly accountId: string;
  /** CPF or CNPJ. */
  readonly document: string;
  readonly layout: string;
  readonly paymentCount: number;
  /** In reais, as in responses. */
  readonly amount: string;
}

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

/** Lets rules match what a file says. It is known only when the whole file has arrived. */
@Injectable()
export class FileRules {
  constructor(private readonly sandboxes: Sandboxes) {}

  async apply(facts: FileFacts): Promise<void> {
    const { headers } = currentContext();
    await applyContentRules(await this.sandboxes.current(), {
      method: 'POST',
      path: '/remittances',
      query: { layout: facts.layout },
      headers,
      body: bodyView(JSON.stringify(facts), 'application/json'),
    });
  }
}
