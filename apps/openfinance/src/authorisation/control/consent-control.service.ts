import { currentContext } from '#libs/http';
import { RequestInvalid } from '#libs/kernel';
import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { readRequest } from '#libs/schema';
import { AccountChoice } from '../account-choice';
import { AutomaticCustomer } from '../automatic/automatic-customer';
import { AlreadyDecided, ConsentNotFound } from '../authorisation.errors';
import { AuthorisationSources, type Authorisable } from '../authorisation-sources';
import { authoriseBody, rejectBody } from './consent-control.request';
import { type ConsentStatusResponse } from './consent-control.response';

/** Decides on consents in tests, on behalf of the customer or of the bank. */
@Injectable()
export class ConsentControlService {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly accounts: AccountChoice,
    private readonly customer: AutomaticCustomer,
  ) {}

  /**
   * Authorises a consent for these accounts, or for all. A consent that is already authorised does not change.
   * @throws AlreadyDecided if it is rejected, or authorised for other accounts
   */
  async authorise(id: string, body: unknown): Promise<ConsentStatusResponse> {
    const { accountIds, holder } = readRequest(authoriseBody, body ?? {});
    if (holder === 'second') {
      refuseMember('accountIds', accountIds, 'The first holder has chosen the accounts.');
      return this.decideAsSecond(id, true);
    }
    const { source, authorisable } = await this.found(id);
    const chosen = await this.chosen(authorisable, accountIds);
    try {
      await source.approve(id, chosen);
      await this.customer.afterApproval(id);
    } catch (error) {
      const { authorisable: current } = await this.found(id);
      if (!(error instanceof AlreadyDecided) || !APPROVED.has(current.status)) throw error;
      if (accountIds !== undefined) refuseOthers(current, accountIds);
    }
    audit('authorise consent', id);
    return this.statusOf(id);
  }

  /** Rejects a consent for a reason of the standard; without a reason, as the customer does. */
  async reject(id: string, body: unknown): Promise<ConsentStatusResponse> {
    const { reason, holder } = readRequest(rejectBody, body ?? {});
    if (holder === 'second') {
      refuseMember('reason', reason, 'A holder gives no reason.');
      return this.decideAsSecond(id, false);
    }
    const { source } = await this.found(id);
    if (reason !== undefined && !source.rejectionReasons.includes(reason)) {
      const known = source.rejectionReasons.join(', ');
      throw new RequestInvalid([{ pointer: '/reason', detail: `Must be one of ${known}.` }]);
    }
    await source.reject(id, reason);
    audit('reject consent', id);
    return this.statusOf(id);
  }

  private async decideAsSecond(id: string, isApproved: boolean): Promise<ConsentStatusResponse> {
    const { source, authorisable } = await this.found(id);
    if (source.decideForSecondHolder === undefined) {
      throw new AlreadyDecided(id, authorisable.status, 'No second holder has to decide.');
    }
    await source.decideForSecondHolder(id, isApproved);
    audit(`${isApproved ? 'authorise' : 'reject'} consent as second holder`, id);
    return this.statusOf(id);
  }

  private async chosen(
    authorisable: Authorisable,
    accountIds: readonly string[] | undefined,
  ): Promise<readonly string[]> {
    if (accountIds === undefined) return this.accounts.byDefault(authorisable);
    const offered = await this.accounts.offered(authorisable);
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

/** The statuses of a consent that its first holder has approved. */
const APPROVED: ReadonlySet<string> = new Set(['AUTHORISED', 'PARTIALLY_ACCEPTED']);

/** @throws RequestInvalid if the second holder sends a member that only the first can */
function refuseMember(name: string, value: unknown, why: string): void {
  if (value === undefined) return;
  throw new RequestInvalid([
    { pointer: `/${name}`, detail: `Must be absent if holder is second. ${why}` },
  ]);
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
