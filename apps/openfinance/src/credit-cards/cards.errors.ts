import { failure } from '#libs/kernel';

export class CardNotFound extends failure.notFound(
  'CONTA_NAO_ENCONTRADA',
  'Conta não encontrada',
  (id: string) =>
    `The customer has no card account ${id}; GET /open-banking/credit-cards-accounts/v2/accounts lists them.`,
) {}

export class CardNotShared extends failure.forbidden(
  'CONTA_NAO_AUTORIZADA',
  'Conta não autorizada',
  (id: string) => `The consent does not include card account ${id}.`,
) {}

export class BillNotFound extends failure.notFound(
  'FATURA_NAO_ENCONTRADA',
  'Fatura não encontrada',
  (billId: string, cardId: string) => `Card account ${cardId} has no closed bill ${billId}.`,
) {}
