import { Failure, failure } from '#libs/kernel';
import { titleOf } from '../standard/error-texts';

/** The body is not a JWS that a key of the client has signed. */
export class BadSignature extends failure.malformed('BAD_SIGNATURE', 'Assinatura inválida') {}

/**
 * Why a message with a good signature is refused, each with an example of its detail. The standard names the status 403
 * and no codes (security profile 1.0, 6.1).
 */
export const MESSAGE_REFUSALS = {
  EMISSOR_DIVERGENTE:
    'iss must be the organisation of the client, as it is in the directory: 5f1d8a52-0000-4000-8000-000000000001.',
  DESTINATARIO_DIVERGENTE:
    'aud must be, or contain, the address of the request: https://localhost:3006/open-banking/payments/v4/consents.',
  MENSAGEM_FORA_DO_PRAZO: 'iat is 120 seconds old; it may be at most 60.',
  JTI_INVALIDO: 'jti must be a text of 1 to 256 characters, another one in each message.',
  JTI_REUTILIZADO: 'jti was used before; each message needs another one.',
} as const;

export type MessageRefusal = keyof typeof MESSAGE_REFUSALS;

/** The signature is good, and the claims are not those of a message for this request. */
export class MessageRefused extends Failure {
  readonly kind = 'forbidden';
  readonly title: string;

  constructor(
    readonly code: MessageRefusal,
    detail: string,
  ) {
    super(detail);
    this.title = titleOf(code);
  }
}
