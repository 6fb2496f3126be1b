/** Short names of the services for testers. */
export const SERVICE_NAMES: Readonly<Record<'pt' | 'en', Readonly<Record<string, string>>>> = {
  pt: {
    spi: 'SPI (Pix)',
    dict: 'DICT (chaves)',
    iso8583: 'Cartões (ISO 8583)',
    openfinance: 'Open Finance',
    nfse: 'NFS-e',
    report: 'Relatórios',
    ratelimit: 'Consulta com limite',
    workflow: 'Workflows',
    suite: 'Suíte',
  },
  en: {
    spi: 'SPI (Pix)',
    dict: 'DICT (keys)',
    iso8583: 'Cards (ISO 8583)',
    openfinance: 'Open banking',
    nfse: 'NFS-e invoices',
    report: 'Reports',
    ratelimit: 'Limited query',
    workflow: 'Workflows',
    suite: 'Suite',
  },
};
