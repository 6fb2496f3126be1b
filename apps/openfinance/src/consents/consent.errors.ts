import { Failure, failure, summaryOf } from '#libs/kernel';
import { type Refusal } from './rules/consent-rules';
import { CONSENT_REFUSALS, type ConsentRefusalCode } from './rules/consent-refusals';

/** A refusal with a code of the standard. */
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

/** A refusal that a rule of the sandbox requested. */
export class ConsentRefusalRequested extends Failure {
  readonly kind = 'unprocessable';
  readonly title: string;

  constructor(
    readonly code: ConsentRefusalCode,
    sandbox: string,
  ) {
    super(`A rule of sandbox ${sandbox} requested this response.`);
    this.title = CONSENT_REFUSALS[code].title;
  }
}

/** Only the person who created a consent can extend it, and only for the same company. */
export class ConsentOfAnotherUser extends failure.forbidden(
  'CONSENTIMENTO_DE_OUTRO_USUARIO',
  'Consentimento de outro usuário',
) {}
