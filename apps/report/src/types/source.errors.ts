import { at, failure } from '#libs/kernel';

export class SourceChanged extends failure.conflict(
  'SOURCE_CHANGED',
  'The data changed while it was read',
  /** @param what changed: `Account maria-corrente` */
  (what: string) => `${what} changed while the report read it. Generate the report again.`,
) {}

export class AccountMissing extends failure.unprocessable(
  'ACCOUNT_NOT_FOUND',
  'The account does not exist',
  /**
   * @param parameter that names the account
   * @param reason the reason in the response of the service
   */
  (parameter: string, accountId: string, reason: string) =>
    at(
      `/parameters/${parameter}`,
      `Must be an account of the service: there is no account ${accountId}. ${reason}`,
    ),
) {}
