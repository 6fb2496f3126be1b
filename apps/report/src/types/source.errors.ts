import { Failure } from '#libs/kernel';

/** The data of a service changed while a report read it twice. */
export class SourceChanged extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SOURCE_CHANGED';
  readonly title = 'The data changed while it was read';

  /** @param what changed: `Account maria-corrente` */
  constructor(what: string) {
    super(`${what} changed while the report read it. Generate the report again.`);
  }
}

/** The account of a statement does not exist. */
export class AccountMissing extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'ACCOUNT_NOT_FOUND';
  readonly title = 'The account does not exist';

  /** @param reason what the bank says */
  constructor(accountId: string, reason: string) {
    const detail = `Must be an account of the bank: there is no account ${accountId}. ${reason}`;
    super(`/parameters/accountId: ${detail}`, [{ pointer: '/parameters/accountId', detail }]);
  }
}
