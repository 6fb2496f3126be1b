import {
  type CreditTransfer,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
} from '#libs/iso20022';

/** The message that the engine forwards for a pacs.008 of the contract. */
export const CONTRACT_DEFINITION = 'pacs.008.spi.1.16';

export const CONTRACT_GROUP: Pick<SpiCreditTransfers, 'priority' | 'serviceLevel'> = {
  priority: 'HIGH',
  serviceLevel: 'PAGPRI',
};

/** What the contract's pacs.008 does not say, and each message of the SPI must say. */
const UNKNOWN = {
  name: 'Pagador',
  document: '11144477735',
  account: { number: '1', branch: '1', type: 'TRAN' },
} as const;

/**
 * A transfer of the contract's pacs.008 as a message of the SPI: by account data (MANU), accepted now.
 * @param now ISO 8601 UTC
 */
export function spiTransferOf(transfer: CreditTransfer, now: string): SpiCreditTransfer {
  const { endToEndId, amount, debtorIspb, debtorName, creditorIspb } = transfer;
  return {
    endToEndId,
    amount,
    acceptedAt: now,
    form: 'MANU',
    debtorName: debtorName ?? UNKNOWN.name,
    debtorDocument: UNKNOWN.document,
    debtorAccount: UNKNOWN.account,
    debtorIspb,
    creditorIspb,
    creditorDocument: UNKNOWN.document,
    creditorAccount: UNKNOWN.account,
    purpose: 'IPAY',
  };
}
