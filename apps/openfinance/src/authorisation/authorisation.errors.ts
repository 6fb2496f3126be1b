import { Failure } from '#libs/kernel';

/** The customer, the bank or time has decided before. */
export class AlreadyDecided extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'CONSENTIMENTO_JA_DECIDIDO';
  readonly title = 'Consentimento já decidido';

  /** @param more a further sentence */
  constructor(consentId: string, status: string, more = '') {
    super(`Consent ${consentId} is already ${status}.${more === '' ? '' : ` ${more}`}`);
  }
}

export class ConsentNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'CONSENTIMENTO_NAO_ENCONTRADO';
  readonly title = 'Consentimento não encontrado';

  constructor(consentId: string, sandbox: string) {
    super(`Sandbox ${sandbox} has no consent ${consentId}.`);
  }
}

/** A form or an address that this page has not made. */
export class AuthorisationRequestInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'AUTHORISATION_REQUEST_INVALID';
  readonly title = 'Pedido inválido';

  constructor(pointer: string, detail: string) {
    super(`${pointer}: ${detail}`, [{ pointer, detail }]);
  }
}

/** Another web page sent the decision. */
export class DecisionOfAnotherPage extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'AUTHORISATION_ORIGIN_FOREIGN';
  readonly title = 'Decisão enviada por outra página';

  constructor(what: string) {
    super(`${what}: only the page of the bank can send the decision.`);
  }
}
