import { failure } from '#libs/kernel';

/** The request has no access token, and the bank requires one. */
export class TokenNotSent extends failure.unauthenticated(
  'TOKEN_NAO_INFORMADO',
  'Token de acesso não informado',
) {}

/** The access token is unknown, has expired or was revoked, or belongs to another certificate. */
export class TokenInvalid extends failure.unauthenticated(
  'TOKEN_INVALIDO',
  'Token de acesso inválido',
) {}

/** The token does not have the scope of the operation, or was not authorised by a customer. */
export class ScopeInsufficient extends failure.forbidden(
  'ESCOPO_INSUFICIENTE',
  'Escopo do token insuficiente',
) {}

/** The consent or the payment was created by another client. */
export class OwnedByAnother extends failure.forbidden(
  'RECURSO_DE_OUTRO_CLIENTE',
  'Recurso de outro cliente',
) {}
