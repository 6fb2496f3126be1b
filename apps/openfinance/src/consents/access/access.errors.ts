import { Failure } from '#libs/kernel';

/** The request names no consent and has no token, but consents are required. */
export class TokenMissing extends Failure {
  readonly kind = 'unauthenticated';
  readonly code = 'CONSENTIMENTO_NAO_INFORMADO';
  readonly title = 'Consentimento não informado';
}

/** The request has a token, but none that names a consent. */
export class ConsentNotNamed extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONSENTIMENTO_NAO_INFORMADO';
  readonly title = 'Consentimento não informado';
}

/** The token is for another consent than the request: the standard answers 403 to a token of another consent. */
export class ConsentContradicted extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONSENTIMENTO_INVALIDO';
  readonly title = 'Consentimento inválido';
}

/** The consent is not there, or not authorised, or not any more. */
export class ConsentNotUsable extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'CONSENTIMENTO_INVALIDO';
  readonly title = 'Consentimento inválido';
}

/** The customer has not shared this. */
export class PermissionNotGranted extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'PERMISSAO_NAO_CONCEDIDA';
  readonly title = 'Permissão não concedida';
}
