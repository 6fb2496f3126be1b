import { currentContext } from '#libs/http';
import { RequestInvalid } from '#libs/kernel';
import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { readRequest } from '#libs/schema';
import { BankCustomers } from '../../bank/bank-customers';
import { AlreadyDecided, ConsentNotFound } from '../authorisation.errors';
import { AuthorisationSources, type Authorisable } from '../authorisation-sources';
import { authoriseBody, rejectBody } from './consent-control.request';
import { type ConsentStatusResponse } from './consent-control.response';

/** Decides on consents in tests, on behalf of the customer or of the bank. */
@Injectable()
export class ConsentControlService {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly bank: BankCustomers,
  ) {}

  /**
   * Authorises a consent for these accounts, or for all. A consent that is already authorised does not change.
   * @throws AlreadyDecided if it is rejected, or authorised for other accounts
   */
  async authorise(id: string, body: unknown): Promise<ConsentStatusResponse> {
    const { accountIds } = readRequest(authoriseBody, body ?? {});
    const { source, authorisable } = await this.found(id);
    const chosen = await this.chosen(authorisable, accountIds);
    try {
      await source.approve(id, chosen);
    } catch (error) {
      const { authorisable: current } = await this.found(id);
      if (!(error instanceof AlreadyDecided) || current.status !== 'AUTHORISED') throw error;
      if (accountIds !== undefined) refuseOthers(current, accountIds);
    }
    audit('authorise consent', id);
    return this.statusOf(id);
  }

  /** Rejects a consent for a reason of the standard; without a reason, as the customer does. */
  async reject(id: string, body: unknown): Promise<ConsentStatusResponse> {
    const { reason } = readRequest(rejectBody, body ?? {});
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

/** @throws AlreadyDecided if the consent is authorised for other accounts */
function refuseOthers({ consentId, status, accountIds }: Authorisable, asked: readonly string[]) {
  const isSame =
    new Set(asked).size === accountIds.length && accountIds.every((each) => asked.includes(each));
  if (isSame) return;
  const chosen = accountIds.join(', ');
  throw new AlreadyDecided(
    consentId,
    status,
    `It is authorised for ${chosen}; the accounts cannot be changed.`,
  );
}
