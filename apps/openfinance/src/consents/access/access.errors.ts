import { failure } from '#libs/kernel';

/** A consent is required, but the request has neither a consent id nor a token. */
export class TokenMissing extends failure.unauthenticated(
  'CONSENTIMENTO_NAO_INFORMADO',
  'Consentimento não informado',
) {}

/** A consent is required, but the token of the request does not name one. */
export class ConsentNotNamed extends failure.forbidden(
  'CONSENTIMENTO_NAO_INFORMADO',
  'Consentimento não informado',
) {}

/** The token is for another consent than the request. In the standard, this is a 403. */
export class ConsentContradicted extends failure.forbidden(
  'CONSENTIMENTO_INVALIDO',
  'Consentimento inválido',
) {}

/** The consent does not exist, or is not AUTHORISED. */
export class ConsentNotUsable extends failure.forbidden(
  'CONSENTIMENTO_INVALIDO',
  'Consentimento inválido',
) {}

export class PermissionNotGranted extends failure.forbidden(
  'PERMISSAO_NAO_CONCEDIDA',
  'Permissão não concedida',
) {}
