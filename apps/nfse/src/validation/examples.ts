import { EXAMPLE_NFSE } from './example-nfse';

/** The request examples of Swagger UI. */
export const VALIDATION_EXAMPLES = {
  valid: { summary: 'A valid NFS-e', value: EXAMPLE_NFSE },
  tampered: {
    summary: 'The NFS-e with another net amount: E0714 and E1508',
    value: EXAMPLE_NFSE.replace('<vLiq>1000.00</vLiq>', '<vLiq>900.00</vLiq>'),
  },
  incomplete: {
    summary: 'A DPS without its content: E1235',
    value: '<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"></DPS>',
  },
} as const;
