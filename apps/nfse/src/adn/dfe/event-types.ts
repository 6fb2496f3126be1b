/** The names of the events in the distribution, by the code of the event (swagger of the national environment). */
const EVENT_TYPES: Readonly<Record<string, string>> = {
  '101101': 'CANCELAMENTO',
  '105102': 'CANCELAMENTO_POR_SUBSTITUICAO',
  '101103': 'SOLICITACAO_CANCELAMENTO_ANALISE_FISCAL',
  '105104': 'CANCELAMENTO_DEFERIDO_ANALISE_FISCAL',
  '105105': 'CANCELAMENTO_INDEFERIDO_ANALISE_FISCAL',
  '202201': 'CONFIRMACAO_PRESTADOR',
  '203202': 'CONFIRMACAO_TOMADOR',
  '204203': 'CONFIRMACAO_INTERMEDIARIO',
  '205204': 'CONFIRMACAO_TACITA',
  '202205': 'REJEICAO_PRESTADOR',
  '203206': 'REJEICAO_TOMADOR',
  '204207': 'REJEICAO_INTERMEDIARIO',
  '205208': 'ANULACAO_REJEICAO',
  '305101': 'CANCELAMENTO_POR_OFICIO',
  '305102': 'BLOQUEIO_POR_OFICIO',
  '305103': 'DESBLOQUEIO_POR_OFICIO',
};

/** The name of an event; null for an NFS-e, and for a code without a name. */
export function eventTypeOf(code: string): string | null {
  return EVENT_TYPES[code] ?? null;
}
