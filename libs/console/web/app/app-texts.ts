export const APP_TEXTS = {
  pt: {
    brand: 'Simuladores de pagamento',
    skip: 'Ir para o conteúdo',
    navigation: 'Páginas do console',
    views: {
      start: 'Início',
      timeline: 'Linha do tempo',
      responses: 'Próxima resposta',
      clock: 'Relógio',
      state: 'Dados',
      sandboxes: 'Sandboxes',
    },
    sandbox: 'Sandbox',
    sandboxHint: 'Enter troca de sandbox; um nome novo cria um vazio quando for usado.',
    tokenTitle: 'Token de administração',
    tokenAbout:
      'O serviço só aceita o console com o valor de ADMIN_TOKEN ou o token de um time. O console o guarda na memória até a página ser fechada.',
    token: 'Token',
    tokenEnter: 'Continuar',
  },
  en: {
    brand: 'Payment simulators',
    skip: 'Go to the content',
    navigation: 'Pages of the console',
    views: {
      start: 'Start',
      timeline: 'Timeline',
      responses: 'Next response',
      clock: 'Clock',
      state: 'Data',
      sandboxes: 'Sandboxes',
    },
    sandbox: 'Sandbox',
    sandboxHint: 'Enter changes the sandbox; a new name creates an empty one when it is used.',
    tokenTitle: 'Admin token',
    tokenAbout:
      'The service accepts the console only with the value of ADMIN_TOKEN, or with the token of a team. The console keeps it in memory until the page is closed.',
    token: 'Token',
    tokenEnter: 'Continue',
  },
};
