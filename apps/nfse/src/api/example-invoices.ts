import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { IssueService } from '../issue/issue.service';
import { EXAMPLE_BODY, EXAMPLE_KEY, EXAMPLE_WITH_KEY, EXAMPLES } from '../invoices/examples';

/** Issues the invoices of the documentation. */
@Injectable()
export class ExampleInvoices {
  constructor(private readonly requests: IssueService) {}

  /**
   * @param name an id or an access key
   * @returns whether it is an example; then the invoice exists now
   */
  async make(name: string): Promise<boolean> {
    if (currentContext().isObserver) return false;
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
