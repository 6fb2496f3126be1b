import { type Words } from '../language';

/** The words of a result: gender in Portuguese, and the ordinary words of the trade. */
export type ResultKind = 'acceptedM' | 'acceptedF' | 'approved' | 'done';

/** The words of a positive and of a negative result. */
interface ResultWords {
  readonly ok: Words;
  readonly refused: Words;
}

export const RESULT_WORDS: Readonly<Record<ResultKind, ResultWords>> = {
  acceptedM: {
    ok: { pt: 'aceito', en: 'accepted' },
    refused: { pt: 'rejeitado', en: 'rejected' },
  },
  acceptedF: {
    ok: { pt: 'aceita', en: 'accepted' },
    refused: { pt: 'rejeitada', en: 'rejected' },
  },
  approved: {
    ok: { pt: 'aprovada', en: 'approved' },
    refused: { pt: 'negada', en: 'declined' },
  },
  done: {
    ok: { pt: 'ok', en: 'ok' },
    refused: { pt: 'recusada', en: 'refused' },
  },
};

/** The connection ended before the whole response was sent. */
export const LOST_RESPONSE: Words = { pt: 'resposta perdida', en: 'response lost' };

export const SERVICE_ERROR: Words = { pt: 'erro do serviço', en: 'error of the service' };

/** Business statuses with words of their own. Others are not shown. */
export const STATUS_WORDS: Readonly<Record<string, Words>> = {
  // Payments (ISO 20022, open banking).
  RCVD: { pt: 'recebido', en: 'received' },
  PDNG: { pt: 'pendente', en: 'pending' },
  PENDING: { pt: 'pendente', en: 'pending' },
  SCHD: { pt: 'agendado', en: 'scheduled' },
  ACSP: { pt: 'aceito, em liquidação', en: 'accepted, being settled' },
  ACPD: { pt: 'aceito, em processamento', en: 'accepted, in process' },
  ACSC: { pt: 'liquidado', en: 'settled' },
  ACCC: { pt: 'liquidado', en: 'settled' },
  RJCT: { pt: 'rejeitado', en: 'rejected' },
  CANC: { pt: 'cancelado', en: 'cancelled' },
  // Consents.
  AWAITING_AUTHORISATION: { pt: 'aguardando autorização', en: 'awaiting authorisation' },
  PARTIALLY_ACCEPTED: { pt: 'parcialmente autorizado', en: 'partially authorised' },
  AUTHORISED: { pt: 'autorizado', en: 'authorised' },
  REJECTED: { pt: 'rejeitado', en: 'rejected' },
  CONSUMED: { pt: 'consumido', en: 'consumed' },
  // Invoices.
  processing: { pt: 'em processamento', en: 'in process' },
  authorized: { pt: 'autorizada', en: 'authorized' },
  rejected: { pt: 'rejeitada', en: 'rejected' },
  cancelling: { pt: 'em cancelamento', en: 'being cancelled' },
  substituted: { pt: 'substituída', en: 'replaced' },
  // Reports.
  pending: { pt: 'pendente', en: 'pending' },
  running: { pt: 'em andamento', en: 'running' },
  succeeded: { pt: 'concluído', en: 'finished' },
  failed: { pt: 'falhou', en: 'failed' },
  expired: { pt: 'expirado', en: 'expired' },
  // Executions of workflows.
  RUNNING: { pt: 'em andamento', en: 'running' },
  SUCCEEDED: { pt: 'concluída', en: 'finished' },
  FAILED: { pt: 'falhou', en: 'failed' },
  TIMED_OUT: { pt: 'tempo esgotado', en: 'timed out' },
  ABORTED: { pt: 'interrompida', en: 'aborted' },
};

/** Business statuses that refuse the request, with HTTP 2xx. */
export const REFUSED_STATUSES: ReadonlySet<string> = new Set(['RJCT', 'REJECTED', 'rejected']);

/** Business statuses of work that failed. */
export const FAILED_STATUSES: ReadonlySet<string> = new Set(['FAILED', 'failed', 'TIMED_OUT']);

/** Response codes of cards that approve: ISO 8583, element 39. */
export const APPROVED_CODES: ReadonlySet<string> = new Set(['00', '08', '10', '11', '16', '85']);
