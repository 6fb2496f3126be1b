export const STATE_TEXTS = {
  pt: {
    navigation: 'Tipos de dados',
    none: 'Este serviço não tem dados nesta página.',
    unknown: 'Esta página não existe. Escolha um tipo de dados.',
    services: {
      spi: 'SPI',
      dict: 'DICT',
      iso8583: 'Cartões',
      openfinance: 'Open Finance',
      nfse: 'NFS-e',
      workflow: 'Workflows',
      report: 'Relatórios',
      ratelimit: 'Limites',
    },
  },
  en: {
    navigation: 'Kinds of data',
    none: 'This service has no data on this page.',
    unknown: 'This page does not exist. Choose a kind of data.',
    services: {
      spi: 'SPI',
      dict: 'DICT',
      iso8583: 'Cards',
      openfinance: 'Open Finance',
      nfse: 'Invoices',
      workflow: 'Workflows',
      report: 'Reports',
      ratelimit: 'Rate limits',
    },
  },
};
