import { at, failure } from '#libs/kernel';

/** The consent was already decided by the customer, the bank or a deadline. */
export class AlreadyDecided extends failure.unprocessable(
  'CONSENTIMENTO_JA_DECIDIDO',
  'Consentimento já decidido',
  /** @param more a further sentence */
  (consentId: string, status: string, more?: string) =>
    `Consent ${consentId} is already ${status}.${more === undefined ? '' : ` ${more}`}`,
) {}

export class ConsentNotFound extends failure.notFound(
  'CONSENTIMENTO_NAO_ENCONTRADO',
  'Consentimento não encontrado',
  (consentId: string, sandbox: string) => `Sandbox ${sandbox} has no consent ${consentId}.`,
) {}

/** A form or an address that this page did not create. */
export class AuthorisationRequestInvalid extends failure.malformed(
  'AUTHORISATION_REQUEST_INVALID',
  'Pedido inválido',
  at,
) {}

export class DecisionOfAnotherPage extends failure.forbidden(
  'AUTHORISATION_ORIGIN_FOREIGN',
  'Decisão enviada por outra página',
  (what: string) => `${what}: only the page of the bank can send the decision.`,
) {}
