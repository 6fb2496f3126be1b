import { ACCESS_REFUSALS } from '../consents/access/consent-access';
import { RESOURCE_REFUSALS } from '../consents/resources/resource-status';
import { codesWith } from '../standard/standard-controller';

/** The parameters and errors of the operations, for the document. */
export const CARD_ID = { name: 'id', example: 'maria-cartao' };
export const BILL_ID = { name: 'billId', example: 'maria-cartao-2026-01' };

export const CARD_NOT_FOUND = [
  404,
  ['CONTA_NAO_ENCONTRADA'],
  'The customer has no such card account.',
] as const;

export const BILL_NOT_FOUND = [
  404,
  {
    CONTA_NAO_ENCONTRADA: ['Conta não encontrada', 'The customer has no such card account.'],
    FATURA_NAO_ENCONTRADA: ['Fatura não encontrada', 'The card account has no such closed bill.'],
  },
  'There is no such card account or closed bill.',
] as const;

export const CARD_NOT_SHARED = [
  403,
  {
    CONTA_NAO_AUTORIZADA: [
      'Conta não autorizada',
      'The consent does not include the card account.',
    ],
    ...RESOURCE_REFUSALS,
    ...ACCESS_REFUSALS,
  },
  'The consent does not include the card account, or does not have the permission, or the card account is not available.',
] as const;

export const INVALID_QUERY = [
  400,
  codesWith({
    PARAMETRO_INVALIDO: '/page: Must be at least 1.',
    PARAMETRO_NAO_INFORMADO:
      '/toTransactionDate: Is missing; send both fromTransactionDate and toTransactionDate, or neither.',
  }),
  'A parameter is not valid.',
] as const;

export const INVALID_PERIOD = [422, ['PARAMETRO_INVALIDO'], 'The period is not allowed.'] as const;
