import { failure, type ViolationList } from '#libs/kernel';

export class RemittanceInvalid extends failure.unprocessable(
  'REMITTANCE_INVALID',
  'The remittance is not valid',
  (violations: Pick<ViolationList, 'kept' | 'omitted'>) => violations,
) {}

export class RemittanceNsaUsed extends failure.conflict(
  'REMITTANCE_NSA_USED',
  'The sequence number of the file is used',
  ({ nsa, id }: { readonly nsa: number; readonly id: string }) =>
    `Line 1, positions 158 to 163: the agreement has another file with the NSA ${String(nsa).padStart(6, '0')}, remittance ${id}. Send the file with the next NSA (HI).`,
) {}

export class RemittanceInterrupted extends failure.conflict(
  'REMITTANCE_INTERRUPTED',
  'The upload was interrupted',
  () =>
    'The clock of the sandbox moved by more than an hour, or the sandbox was replaced, while the file arrived. Nothing is stored. Send the file again.',
) {}

export class RemittanceNotFound extends failure.notFound(
  'REMITTANCE_NOT_FOUND',
  'The remittance does not exist',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no remittance ${id.slice(0, 40)}; GET /remittances lists them.`,
) {}

export class RemittanceReturnNotFound extends failure.notFound(
  'REMITTANCE_RETURN_NOT_FOUND',
  'The return file does not exist',
  (nsa: number, id: string) =>
    `Remittance ${id.slice(0, 40)} has no return file with the NSA ${String(nsa)}.`,
) {}

export class RemittancePaymentNotFound extends failure.notFound(
  'REMITTANCE_PAYMENT_NOT_FOUND',
  'The payment does not exist',
  (number: string, id: string) =>
    `Remittance ${id.slice(0, 40)} has no payment ${number.slice(0, 40)}; GET /remittances/{remittanceId}/payments lists them.`,
) {}

export class RemittancePaymentNotScheduled extends failure.conflict(
  'REMITTANCE_PAYMENT_NOT_SCHEDULED',
  'The payment is no longer scheduled',
  ({ number, status }: { readonly number: number; readonly status: string }) =>
    `Payment ${String(number)} has status ${status}; only a payment with status SCHEDULED can be cancelled.`,
) {}
