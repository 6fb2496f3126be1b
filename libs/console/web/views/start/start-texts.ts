export const START_TEXTS = {
  pt: {
    about: [
      'Teste aqui a sua integração com Pix, cartões, Open Finance e NFS-e: o simulador responde como os sistemas reais, e nada sai desta máquina.',
      'Cada sandbox tem dados e relógio próprios; troque de sandbox no alto da página.',
      'Os formulários já têm valores válidos: basta pressionar o botão.',
    ],
    others: 'Outras operações',
    data: 'Ver todos os dados do sandbox',
    timeline: 'Ver a linha do tempo',
    none: 'Este serviço não tem formulário nesta página.',
  },
  en: {
    about: [
      'Test your integration with Pix, cards, Open Finance and invoices here: the simulator answers like the real systems, and nothing leaves this machine.',
      'Each sandbox has its own data and its own clock; change the sandbox at the top of the page.',
      'The forms have valid values already: press the button.',
    ],
    others: 'Other operations',
    data: 'Show all data of the sandbox',
    timeline: 'Show the timeline',
    none: 'This service has no form on this page.',
  },
};
