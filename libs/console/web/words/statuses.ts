// This file imports nothing of the page, so that tests outside of a browser can read it.
export interface Status {
  readonly kind: 'good' | 'bad' | 'warn' | 'none';
  readonly text: { readonly pt: string; readonly en: string };
}

const of = (kind: Status['kind'], pt: string, en: string): Status => ({ kind, text: { pt, en } });

/** The statuses of all services, by their official names. The names are in small letters here. */
const STATUSES: Readonly<Record<string, Status>> = {
  // Remittances.
  scheduled: of('warn', 'agendado', 'scheduled'),
  paying: of('warn', 'em pagamento', 'being paid'),
  paid: of('good', 'pago', 'paid'),
  refused: of('bad', 'recusado', 'refused'),
  processed: of('good', 'processada', 'processed'),
  // SPI.
  accepted: of('good', 'aceito', 'accepted'),
  pending: of('warn', 'pendente', 'pending'),
  rejected: of('bad', 'rejeitado', 'rejected'),
  active: of('good', 'ativo', 'active'),
  not_operating: of('bad', 'fora de operação', 'not operating'),
  // DICT.
  deleted: of('none', 'excluída', 'deleted'),
  open: of('warn', 'aberto', 'open'),
  waiting_resolution: of('warn', 'aguardando resolução', 'waiting for its resolution'),
  confirmed: of('good', 'confirmada', 'confirmed'),
  completed: of('good', 'concluída', 'completed'),
  cancelled: of('none', 'cancelada', 'cancelled'),
  // Cards.
  blocked: of('bad', 'bloqueado', 'blocked'),
  expired: of('bad', 'expirado', 'expired'),
  inactive: of('none', 'inativo', 'inactive'),
  lost: of('bad', 'perdido', 'lost'),
  stolen: of('bad', 'roubado', 'stolen'),
  captured: of('good', 'capturado', 'captured'),
  released: of('none', 'liberado', 'released'),
  hold: of('good', 'bloqueio do valor', 'hold'),
  capture: of('good', 'captura', 'capture'),
  credit: of('good', 'crédito', 'credit'),
  debit: of('good', 'débito', 'debit'),
  declined: of('bad', 'negada', 'declined'),
  inquiry: of('none', 'consulta', 'inquiry'),
  reversal: of('warn', 'desfazimento', 'reversal'),
  suspended: of('warn', 'suspenso', 'suspended'),
  queued: of('warn', 'na fila', 'queued'),
  sent: of('warn', 'enviado', 'sent'),
  done: of('good', 'executado', 'done'),
  transfer: of('good', 'transferência', 'transfer'),
  'stand-in': of('warn', 'contingência', 'stand-in'),
  unbilled: of('none', 'não cobrada', 'not billed'),
  // Open Finance.
  rcvd: of('warn', 'recebido', 'received'),
  pdng: of('warn', 'em análise', 'being checked'),
  accp: of('warn', 'aceito pela detentora', 'accepted by the bank'),
  acpd: of('warn', 'aceito, em liquidação', 'accepted, being settled'),
  acsc: of('good', 'liquidado', 'settled'),
  rjct: of('bad', 'rejeitado', 'rejected'),
  canc: of('none', 'cancelado', 'cancelled'),
  schd: of('warn', 'agendado', 'scheduled'),
  awaiting_authorisation: of('warn', 'aguardando autorização', 'awaiting authorisation'),
  authorised: of('good', 'autorizado', 'authorised'),
  consumed: of('none', 'consumido', 'consumed'),
  partially_accepted: of('warn', 'aceito em parte', 'accepted in part'),
  data: of('none', 'dados', 'data'),
  payment: of('none', 'pagamento', 'payment'),
  // Invoices.
  authorized: of('good', 'autorizada', 'authorized'),
  cancelling: of('warn', 'em cancelamento', 'being cancelled'),
  processing: of('warn', 'em processamento', 'being processed'),
  substituted: of('none', 'substituída', 'substituted'),
  // Workflows and reports.
  running: of('warn', 'em execução', 'running'),
  succeeded: of('good', 'concluído', 'succeeded'),
  failed: of('bad', 'falhou', 'failed'),
  aborted: of('none', 'interrompida', 'aborted'),
  timed_out: of('bad', 'tempo esgotado', 'timed out'),
};

/** Statuses of a service that need another form in Portuguese. */
const OF_SERVICES: Readonly<Record<string, Status>> = {
  'dict.active': of('good', 'ativa', 'active'),
  'dict.open': of('warn', 'aberta', 'open'),
  'nfse.rejected': of('bad', 'rejeitada', 'rejected'),
  'report.cancelled': of('none', 'cancelado', 'cancelled'),
  'workflow.succeeded': of('good', 'concluída', 'succeeded'),
};

/** A status of a service by its official name. An unknown one is shown as it is. */
export function statusOf(service: string, name: string): Status {
  const key = name.toLowerCase();
  const find = (table: Readonly<Record<string, Status>>, of: string): Status | undefined =>
    Object.hasOwn(table, of) ? table[of] : undefined;
  return find(OF_SERVICES, `${service}.${key}`) ?? find(STATUSES, key) ?? of('none', name, name);
}
