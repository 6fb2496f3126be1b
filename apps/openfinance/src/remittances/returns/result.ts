import { type Payment } from '../../payments/payment';
import { occurrenceOf, DONE } from '../occurrences';
import { type RemittancePayment } from '../payments/remittance-payment';

/** The result of a payment in its remittance, by the status of the payment of the bank; undefined if it has none yet. */
export function resultOf({
  status,
  rejection,
  spiCode,
}: Pick<Payment, 'status' | 'rejection' | 'spiCode'>):
  Pick<RemittancePayment, 'status' | 'occurrences'> | undefined {
  switch (status) {
    case 'ACSC':
      return { status: 'PAID', occurrences: DONE };
    case 'RJCT':
      return { status: 'REFUSED', occurrences: occurrenceOf(rejection, spiCode) };
    case 'CANC':
      return { status: 'REFUSED', occurrences: 'PA' };
    case 'RCVD':
    case 'PDNG':
    case 'ACCP':
    case 'ACPD':
    case 'SCHD':
      return undefined;
  }
}
