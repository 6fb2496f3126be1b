import { Failure, summaryOf } from '#libs/kernel';
import { type Refusal } from './rules/consent-rules';
import { CONSENT_REFUSALS, type ConsentRefusalCode } from './rules/consent-refusals';

/** The bank refuses, with a code of the standard. */
export class ConsentRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code: ConsentRefusalCode;
  readonly title: string;

  constructor({ code, pointer, detail }: Refusal) {
    const violations = [{ pointer, detail }];
    super(summaryOf(violations), violations);
    this.code = code;
    this.title = CONSENT_REFUSALS[code].title;
  }
}

/** A rule of the sandbox has ordered the refusal. */
export class ConsentRefusalOrdered extends Failure {
  readonly kind = 'unprocessable';
  readonly title: string;

  constructor(
    readonly code: ConsentRefusalCode,
    sandbox: string,
  ) {
    super(`A rule of sandbox ${sandbox} ordered this response.`);
    this.title = CONSENT_REFUSALS[code].title;
  }
}

/** Only the person who made a consent can extend it, and only for the same company. */
export class ConsentOfAnotherUser extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONSENTIMENTO_DE_OUTRO_USUARIO';
  readonly title = 'Consentimento de outro usuário';
}
