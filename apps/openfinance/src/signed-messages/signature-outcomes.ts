import { requesterOfOutcome, takeOutcomeAlone } from '#libs/sandbox';
import { BadSignature, MessageRefused, type MessageRefusal } from './signed-message.errors';

/** The refusals of a signed message that a rule can request, with their meanings. */
export const SIGNATURE_OUTCOMES = {
  BAD_SIGNATURE: 'Refused with 400: The signature of the message is not valid.',
  EMISSOR_DIVERGENTE: 'Refused with 403: iss is not the organisation of the client.',
  DESTINATARIO_DIVERGENTE: 'Refused with 403: aud is not the address of the request.',
  MENSAGEM_FORA_DO_PRAZO: 'Refused with 403: iat is too far from the time of the bank.',
  JTI_INVALIDO: 'Refused with 403: jti is not valid.',
  JTI_REUTILIZADO: 'Refused with 403: jti was used before.',
} as const satisfies Readonly<Record<'BAD_SIGNATURE' | MessageRefusal, string>>;

/**
 * Refuses a signed message if a rule requests that. A request that is not signed never gets here.
 * @throws BadSignature, MessageRefused
 */
export async function refuseIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(SIGNATURE_OUTCOMES);
  if (code === undefined) return;
  const detail = `${requesterOfOutcome()} requests ${code}.`;
  throw code === 'BAD_SIGNATURE' ? new BadSignature(detail) : new MessageRefused(code, detail);
}
