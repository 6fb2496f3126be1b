import { InsufficientFunds } from '../../ledger/ledger.repository';
import { PaymentRefused } from '../../payment-terms/payment.errors';
import { EndToEndIdTaken } from './payment.repository';

/** The error of storing payments as the client sees it: a refusal, or the error itself if it is a defect. */
export function storeRefusal(error: unknown): unknown {
  if (error instanceof InsufficientFunds) {
    const detail = `The balance of account ${error.accountId} is too low, because another payment was accepted first.`;
    return new PaymentRefused('SALDO_INSUFICIENTE', detail);
  }
  if (error instanceof EndToEndIdTaken) {
    const detail = `The endToEndId ${error.message} belongs to another payment of the sandbox.`;
    return new PaymentRefused('PARAMETRO_INVALIDO', detail);
  }
  return error;
}
