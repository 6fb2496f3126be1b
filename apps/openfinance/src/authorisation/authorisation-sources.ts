import { Injectable } from '@nestjs/common';

/** One line of what the customer is asked for, in Portuguese. */
export interface AuthorisationLine {
  readonly label: string;
  readonly value: string;
}

/** Something that a customer of the bank authorises: a consent to share data, or one to pay. */
export interface Authorisable {
  readonly consentId: string;
  /** The heading of the page, in Portuguese. */
  readonly title: string;
  readonly isPending: boolean;
  /** As the API has it: AUTHORISED. */
  readonly status: string;
  /** The same for the customer, in Portuguese. */
  readonly statusText: string;
  /** CPF or CNPJ of the customer. */
  readonly customerDocument: string;
  readonly lines: readonly AuthorisationLine[];
  readonly choosesAccounts: 'several' | 'one' | 'none';
  /** Those that were chosen; none before it is authorised. */
  readonly accountIds: readonly string[];
}

/** Finds what can be authorised, and carries the decision of the customer out. */
export interface AuthorisationSource {
  /** As it is now; undefined if there is none with the id. */
  find(consentId: string): Promise<Authorisable | undefined>;
  /** @throws AlreadyDecided if it is not pending any more */
  approve(consentId: string, accountIds: readonly string[]): Promise<void>;
  /** @throws AlreadyDecided if it is not pending any more */
  refuse(consentId: string): Promise<void>;
  /** The reasons for which the bank can reject it, or the customer can end it at the bank, by their official code. */
  readonly rejectionReasons: readonly string[];
  /**
   * Rejects it for one of these reasons, also if it is already authorised; without one, as the customer does.
   * @throws AlreadyDecided if it cannot be rejected any more
   */
  reject(consentId: string, reason?: string): Promise<void>;
}

/** Everything that customers can authorise; each module adds its own when the service starts. */
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
