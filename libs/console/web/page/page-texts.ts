export const PAGE_TEXTS = {
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
    sandboxHint:
      'Pressione Enter para trocar de sandbox. Um nome novo cria um sandbox vazio no primeiro uso.',
    tokenTitle: 'Token de administração',
    tokenAbout:
      'Informe o valor de ADMIN_TOKEN ou o token do seu time. O console o guarda só na memória, até a página ser fechada.',
    tokenWrong: 'O serviço recusou o token. Confira o valor.',
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
    sandboxHint:
      'Press Enter to change the sandbox. A new name creates an empty sandbox at its first use.',
    tokenTitle: 'Admin token',
    tokenAbout:
      'Enter the value of ADMIN_TOKEN, or the token of your team. The console keeps it in memory only, until the page is closed.',
    tokenWrong: 'The service has refused the token. Check the value.',
    token: 'Token',
    tokenEnter: 'Continue',
  },
};
