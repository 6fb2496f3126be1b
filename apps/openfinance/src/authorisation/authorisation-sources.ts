import { Injectable } from '@nestjs/common';

/** One line of the description of a consent, in Portuguese. */
export interface AuthorisationLine {
  readonly label: string;
  readonly value: string;
}

/** A consent that a customer of the bank can authorise: a data consent, a payment consent or a recurring consent. */
export interface Authorisable {
  readonly consentId: string;
  /** The heading of the page, in Portuguese. */
  readonly title: string;
  readonly isPending: boolean;
  /** The status in the API, such as AUTHORISED. */
  readonly status: string;
  /** The status for the customer, in Portuguese. */
  readonly statusText: string;
  /** CPF or CNPJ of the customer. */
  readonly customerDocument: string;
  readonly lines: readonly AuthorisationLine[];
  readonly choosesAccounts: 'several' | 'one' | 'none';
  /** What the customer can choose; accounts if it is absent. */
  readonly offers?: readonly ('accounts' | 'cards')[];
  /** The chosen accounts and card accounts; empty before it is authorised. */
  readonly accountIds: readonly string[];
  /** The second holder, if the first has approved and an account needs the approval of both. */
  readonly secondHolder?: SecondHolder | undefined;
}

/** The holder of a joint account who decides after the other one. */
export interface SecondHolder {
  /** CPF of the holder. */
  readonly document: string;
  /** The accounts on which this holder decides. */
  readonly accountIds: readonly string[];
}

/** What comes before the id of a consent in a scope. */
export type ConsentScope = 'consent' | 'recurring-consent';

/** Finds the consents of one kind, and stores the decisions on them. */
export interface AuthorisationSource {
  /** The dynamic scope that names a consent of this kind (security profile 1.0, 7.1). */
  readonly scope: ConsentScope;
  /** The consent in its current state; undefined if there is none with the id. */
  find(consentId: string): Promise<Authorisable | undefined>;
  /** @throws AlreadyDecided if it is no longer pending */
  approve(consentId: string, accountIds: readonly string[]): Promise<void>;
  /** @throws AlreadyDecided if it is no longer pending */
  refuse(consentId: string): Promise<void>;
  /**
   * Stores the decision of the second holder. Absent: consents of this kind need no second holder.
   * @throws AlreadyDecided if no second holder has to decide
   */
  decideForSecondHolder?(consentId: string, isApproved: boolean): Promise<void>;
  /** The official codes of the reasons with which the bank can reject it, or the customer can end it at the bank. */
  readonly rejectionReasons: readonly string[];
  /**
   * Rejects a consent for one of these reasons, also if it is authorised; without a reason, as the customer does.
   * @throws AlreadyDecided if it can no longer be rejected
   */
  reject(consentId: string, reason?: string): Promise<void>;
}

/** All kinds of consents. Each module adds its own at startup. */
@Injectable()
export class AuthorisationSources {
  private readonly sources: AuthorisationSource[] = [];

  add(source: AuthorisationSource): void {
    this.sources.push(source);
  }

  async find(
    consentId: string,
  ): Promise<
    { readonly source: AuthorisationSource; readonly authorisable: Authorisable } | undefined
  > {
    for (const source of this.sources) {
      const authorisable = await source.find(consentId);
      if (authorisable !== undefined) return { source, authorisable };
    }
    return undefined;
  }
}
