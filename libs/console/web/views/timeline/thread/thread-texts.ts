export const THREAD_TEXTS = {
  pt: {
    back: 'Todos os eventos',
    heading: { endToEndId: 'Pagamento', correlationId: 'Correlação' },
    about:
      'Todas as requisições que levaram a este pagamento e as que ele causou, em todos os serviços, da mais antiga à mais nova.',
    diagram: 'Diagrama de sequência',
    diagramAbout: 'Diagrama de sequência das requisições; a lista ao lado diz o mesmo.',
    tooLong: (most: string) =>
      `O diagrama mostra no máximo ${most} requisições; a lista tem todas.`,
    list: 'Requisições em ordem',
    client: 'Cliente',
    empty: 'O diário não tem requisições com este id.',
  },
  en: {
    back: 'All events',
    heading: { endToEndId: 'Payment', correlationId: 'Correlation' },
    about:
      'All requests that led to this payment, and those that it caused, in all services, the oldest first.',
    diagram: 'Sequence diagram',
    diagramAbout: 'Sequence diagram of the requests; the list beside it says the same.',
    tooLong: (most: string) => `The diagram shows at most ${most} requests; the list has all.`,
    list: 'Requests in order',
    client: 'Client',
    empty: 'The journal has no requests with this id.',
  },
};
