/**
 * The reject codes (RJCT) in a pacs.002 of the SPI. They are the enumeration of pacs.002.spi.1.17 (catalogue 5.13), with
 * their meanings from the message dictionary.
 */
export const SPI_REJECT_CODES = {
  AB03: 'Settlement timed out',
  AB09: "Internal error at the receiver's institution",
  AB11: 'Timeout of the issuing participant',
  AC03: 'Branch or account is missing or invalid',
  AC06: 'Account is blocked',
  AC07: 'Account is closed',
  AC14: 'Wrong account type',
  AG03: 'Kind of transaction is not allowed on this account',
  AG12: 'Payment within one institution',
  AG13: 'Return of a return',
  AGNT: "Direct participant does not settle for the payer's institution",
  AM01: 'Amount is zero',
  AM02: 'Amount is over the limit of the credited account type',
  AM04: 'Balance of the Conta PI is not sufficient',
  AM09: 'Return is more than the original amount',
  AM12: 'Amounts of Pix Saque or Pix Troco do not match the total',
  AM18: 'Number of transactions is wrong',
  AM23: 'Taxes are more than the amount',
  BE01: 'Document does not belong to the account holder',
  BE05: 'CNPJ of the payment initiator does not participate in Pix',
  BE15: 'Reconciliation id is wrong',
  BE17: 'QR code is refused',
  CH11: "Receiver's CPF or CNPJ is wrong",
  CH16: 'Content violates the business rules',
  CN01: 'Recurring schedule was cancelled and confirmed',
  DS02: "Refused by the institution's own setting",
  DS04: "Payment is refused by the receiver's institution",
  DS0G: 'Signer is not allowed to operate this Conta PI',
  DS27: 'Participant is not registered or not active yet',
  DT02: 'Creation date and time are invalid',
  DT05: 'Deadline of the return has passed',
  DU03: 'Charge was already paid by another payment method',
  DUPL: 'The same TxId was already paid to this receiver',
  ED05: 'Generic processing error',
  FF07: 'Purpose does not match the structured remittance information',
  FF08: 'EndToEndId has an invalid format',
  FRAD: 'Well-founded suspicion of fraud',
  INDT: 'Content does not match the QR code or the schedule',
  MD01: 'ISPB of the cash facilitator is unknown',
  RC09: "Payer's ISPB is invalid",
  RC10: "Receiver's ISPB is invalid",
  RR04: 'Payer is sanctioned by the UN Security Council',
  RR06: 'Tax information requires two legal persons',
  SL02: 'Returned transaction is not Pix Saque or Pix Troco',
  UPAY: 'There is no valid and active recurrence',
} as const;

export type SpiRejectCode = keyof typeof SPI_REJECT_CODES;

export function isSpiRejectCode(code: string): code is SpiRejectCode {
  return Object.hasOwn(SPI_REJECT_CODES, code);
}
