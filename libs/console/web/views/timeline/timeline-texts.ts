export const TIMELINE_TEXTS = {
  pt: {
    search: 'Procurar',
    searchHint: 'Um texto do evento ou do conteúdo: EndToEndId, NSU, chave, cartão, nota, código.',
    field: 'Em',
    fields: {
      any: 'qualquer campo',
      endToEndId: 'EndToEndId',
      nsu: 'NSU',
      key: 'chave',
      pan: 'cartão',
      invoice: 'nota fiscal',
      correlationId: 'id de correlação',
    },
    service: 'Serviço',
    allServices: 'todos',
    result: 'Resultado',
    results: {
      ...{ '': 'todos', ok: 'aceitos', refused: 'recusados' },
      ...{ failed: 'falhas', none: 'sem resultado' },
    },
    count: (shown: string, all: string) => `${shown} de ${all} eventos`,
    list: 'Eventos, os mais novos primeiro',
    live: 'ao vivo',
    broken: 'sem conexão, tentando de novo',
    gap: (dropped: string) =>
      `O diário já descartou ${dropped} eventos mais antigos. JOURNAL_SIZE define quantos ele guarda.`,
    cut: (count: string) =>
      `A lista começa com os últimos ${count} eventos. O diário pode ter mais antigos.`,
    clearTitle: 'Limpar o diário deste sandbox?',
    clearLost:
      'Os eventos se perdem para todos que usam este sandbox, e a verificação (verify) de um teste em andamento pode falhar. Os dados, as regras e o relógio ficam.',
    sandboxDropped:
      'O sandbox foi excluído. A próxima requisição cria um sandbox vazio com o mesmo nome.',
    empty: 'Nenhuma requisição ainda. O que for enviado a este sandbox aparece aqui na hora.',
    unknown: 'Esta página não existe. Escolha um evento na linha do tempo.',
    emptyFilter: 'Nenhum evento corresponde ao filtro.',
    firstPix: 'Enviar um Pix',
    clear: 'Limpar o diário',
    clearFilter: 'Limpar o filtro',
  },
  en: {
    search: 'Search',
    searchHint: 'A text of the event or of its content: EndToEndId, NSU, key, card, invoice, code.',
    field: 'In',
    fields: {
      any: 'any field',
      endToEndId: 'EndToEndId',
      nsu: 'NSU',
      key: 'key',
      pan: 'card',
      invoice: 'invoice',
      correlationId: 'correlation id',
    },
    service: 'Service',
    allServices: 'all',
    result: 'Result',
    results: {
      ...{ '': 'all', ok: 'accepted', refused: 'refused' },
      ...{ failed: 'failures', none: 'without a result' },
    },
    count: (shown: string, all: string) => `${shown} of ${all} events`,
    list: 'Events, newest first',
    live: 'live',
    broken: 'no connection, trying again',
    gap: (dropped: string) =>
      `The journal no longer had ${dropped} older events. JOURNAL_SIZE sets how many it keeps.`,
    cut: (count: string) =>
      `The list begins with the last ${count} events. The journal may have older ones.`,
    clearTitle: 'Clear the journal of this sandbox?',
    clearLost:
      'Its events are lost for everybody who uses this sandbox, and the verification of a test that runs may fail. Data, rules and clock are kept.',
    sandboxDropped:
      'The sandbox was dropped. The next request creates an empty one with the same name.',
    empty: 'No request yet. What is sent to this sandbox appears here at once.',
    unknown: 'This page does not exist. Choose an event in the timeline.',
    emptyFilter: 'No event matches the filter.',
    firstPix: 'Send a Pix',
    clear: 'Clear the journal',
    clearFilter: 'Clear the filter',
  },
};
