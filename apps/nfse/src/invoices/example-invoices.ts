import { Injectable } from '@nestjs/common';
import { IssueRequests } from '../issue/issue-requests.service';
import { EXAMPLE_BODY, EXAMPLE_KEY, EXAMPLE_WITH_KEY, EXAMPLES } from './examples';

/** Issues the invoices of the documentation. */
@Injectable()
export class ExampleInvoices {
  constructor(private readonly requests: IssueRequests) {}

  /**
   * @param name an id or an access key
   * @returns whether an example has it; then it exists now
   */
  async make(name: string): Promise<boolean> {
    if (name === EXAMPLE_KEY) {
      const { id, provider: cnpj, municipality, issuedAtMs } = EXAMPLE_WITH_KEY;
      const body = { ...EXAMPLE_BODY, provider: { cnpj, municipality }, reference: 'example-key' };
      await this.requests.issue(body, { id, issuedAtMs });
      return true;
    }
    if (!EXAMPLES.includes(name)) return false;
    const reference = `example-${name.slice(-2)}`;
    await this.requests.issue({ ...EXAMPLE_BODY, reference }, { id: name });
    return true;
  }
}
