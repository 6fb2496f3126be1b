import { RequestInvalid } from '#libs/kernel';
import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import { audit } from '#libs/control';
import { Bank } from '../../bank/bank.service';
import { AlreadyDecided, ConsentNotFound } from '../authorisation.errors';
import { AuthorisationSources, type Authorisable } from '../authorisation-sources';
import { type ConsentStatusResponse } from './consent-control.response';

/** Decides on consents for a test, in the place of the customer or of the bank. */
@Injectable()
export class ConsentControlService {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly bank: Bank,
  ) {}

  /** Authorises it for these accounts, or for all; one that is authorised already stays as it is. */
  async authorise(
    id: string,
    accountIds: readonly string[] | undefined,
  ): Promise<ConsentStatusResponse> {
    const { source, authorisable } = await this.found(id);
    const chosen = await this.chosen(authorisable, accountIds);
    try {
      await source.approve(id, chosen);
    } catch (error) {
      const { authorisable: current } = await this.found(id);
      if (!(error instanceof AlreadyDecided) || current.status !== 'AUTHORISED') throw error;
    }
    audit('authorise consent', id);
    return this.statusOf(id);
  }

  /** Rejects it for a reason of the standard, or as the customer does. */
  async reject(id: string, reason: string | undefined): Promise<ConsentStatusResponse> {
    const { source } = await this.found(id);
    if (reason !== undefined && !source.rejectionReasons.includes(reason)) {
      const known = source.rejectionReasons.join(', ');
      throw new RequestInvalid([{ pointer: '/reason', detail: `Must be one of ${known}.` }]);
    }
    await source.reject(id, reason);
    audit('reject consent', id);
    return this.statusOf(id);
  }

  private async chosen(
    { customerDocument, choosesAccounts }: Authorisable,
    accountIds: readonly string[] | undefined,
  ): Promise<readonly string[]> {
    const customer = await this.bank.customer(customerDocument);
    const accounts = await this.bank.accounts({ customerId: customer.id });
    const offered = accounts.map(({ accountId }) => accountId);
    if (accountIds === undefined) return choosesAccounts === 'one' ? offered.slice(0, 1) : offered;
    if (accountIds.every((each) => offered.includes(each))) return accountIds;
    throw new RequestInvalid([
      { pointer: '/accountIds', detail: `Must be among ${offered.join(', ')}.` },
    ]);
  }

  private async statusOf(id: string): Promise<ConsentStatusResponse> {
    const { authorisable } = await this.found(id);
    return { consentId: id, status: authorisable.status };
  }

  private async found(id: string) {
    const found = await this.sources.find(id);
    if (found === undefined) throw new ConsentNotFound(id, currentContext().sandbox);
    return found;
  }
}
