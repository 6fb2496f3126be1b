import { ofBank } from '../spi/state';
import { type Data } from '../world';
import { availableOf, book } from './ledger';
import {
  ACCOUNT_IDS,
  ACCOUNTS,
  BANK_ISPB,
  type AccountId,
  type BankState,
  type Payment,
} from './state';

/** A payment stays this long in each status. */
const STEP_MS = 1_000;
const HOLD_MS = 30 * 60_000;
/** The bank asks the SPI again after these times if there was no answer. */
const RETRIES_MS = [5_000, 15_000, 30_000, 60_000, 300_000];

/** A new payment. Its amount is blocked at once, unless it is for a later day. */
export function newPayment(
  bank: BankState,
  given: Pick<Payment, 'endToEndId' | 'cents' | 'payer' | 'payee' | 'user'> &
    Partial<Pick<Payment, 'sendAtMs' | 'wish' | 'id' | 'consentId'>>,
  nowMs: number,
): Payment {
  return {
    ...{ sendAtMs: undefined, wish: undefined, id: undefined, consentId: undefined },
    ...given,
    order: Object.keys(bank.payments).length,
    status: 'RCVD',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    nextAtMs: nowMs + STEP_MS,
    isBlocked: given.sendAtMs === undefined,
    ...{ isSent: false, isAccepted: false, faults: [], attempts: 0, rejection: undefined },
  };
}

export function withPayment(bank: BankState, payment: Payment): BankState {
  return { ...bank, payments: { ...bank.payments, [payment.endToEndId]: payment } };
}

/** The account of the bank with this number, or undefined. */
export function accountWith({ ispb, number }: Payment['payee']): AccountId | undefined {
  return ispb === BANK_ISPB ? ACCOUNT_IDS.find((id) => ACCOUNTS[id].number === number) : undefined;
}

/** Takes a payment to its next status. */
export function stepped(data: Data, payment: Payment, atMs: number): Data {
  const { status, sendAtMs, wish, isSent, isAccepted } = payment;
  const to = (change: Partial<Payment>) => changed(data, payment, { updatedAtMs: atMs, ...change });
  if (isAccepted) return settled(data, payment, atMs);
  if (isSent) return sent(data, payment, atMs);
  if (status === 'RCVD' && wish === 'hold') {
    return to({ status: 'PDNG', nextAtMs: atMs + HOLD_MS, wish: undefined });
  }
  if (status === 'RCVD' || status === 'PDNG') {
    return to({ status: 'ACCP', nextAtMs: atMs + STEP_MS });
  }
  if (status === 'ACCP' && sendAtMs !== undefined)
    return to({ status: 'SCHD', nextAtMs: sendAtMs });
  if (wish === 'reject') return rejected(data, payment, atMs, 'VALOR_INVALIDO');
  return sent(data, payment, atMs);
}

/** Blocks the amount if that was not done, and sends the payment to the payee's side. */
function sent(data: Data, payment: Payment, atMs: number): Data {
  const { endToEndId, payer, payee, cents, isBlocked, updatedAtMs, attempts } = payment;
  const available = availableOf(data.bank, payer);
  if (!isBlocked && available !== undefined && available < cents) {
    return rejected(data, payment, atMs, 'SALDO_INSUFICIENTE');
  }
  const accepted: Partial<Payment> = {
    ...{ status: 'ACPD', isBlocked: true, isSent: true, isAccepted: true },
    ...{ updatedAtMs: atMs, nextAtMs: atMs + STEP_MS },
  };
  if (payee.ispb !== BANK_ISPB) {
    // A payment that the SPI has is found there, and is not sent again.
    const isFound = data.spi.payments[endToEndId] !== undefined;
    const [fault, ...faults] = isFound ? [] : payment.faults;
    const after = fault === 'request' ? data : inSpi(data, payment, atMs);
    if (fault === undefined) return changed(after, payment, accepted);
    const [waitMs = 0] = RETRIES_MS.slice(Math.min(attempts, RETRIES_MS.length - 1));
    return changed(after, payment, {
      ...{ status: 'PDNG', isBlocked: true, isSent: true, faults, attempts: attempts + 1 },
      ...{ updatedAtMs: attempts > 0 ? updatedAtMs : atMs, nextAtMs: atMs + waitMs },
    });
  }
  const account = accountWith(payee);
  if (account === undefined) return rejected(data, payment, atMs, 'DETALHE_PAGAMENTO_INVALIDO');
  if (account === payer) return rejected(data, payment, atMs, 'CONTAS_ORIGEM_DESTINO_IGUAIS');
  return changed(data, payment, accepted);
}

/** The SPI settles each payment once. */
function inSpi(data: Data, { endToEndId, cents, payee }: Payment, atMs: number): Data {
  if (data.spi.payments[endToEndId] !== undefined) return data;
  const payment = ofBank({
    ...{ endToEndId, cents, debtorIspb: BANK_ISPB, creditorIspb: payee.ispb },
    ...{ createdAt: new Date(atMs).toISOString(), reasonCode: null },
  });
  const payments = { ...data.spi.payments, [endToEndId]: payment };
  return { ...data, spi: { ...data.spi, payments } };
}

function settled(data: Data, payment: Payment, atMs: number): Data {
  const { endToEndId: key, payer, payee, cents } = payment;
  const after = changed(data, payment, {
    ...{ status: 'ACSC', updatedAtMs: atMs },
    ...{ nextAtMs: undefined, isBlocked: false },
  });
  const debited = book(after.bank, payer, { key, cents: -cents, atMs });
  const account = accountWith(payee);
  const bank = account === undefined ? debited : book(debited, account, { key, cents, atMs });
  return { ...after, bank };
}

function rejected(data: Data, payment: Payment, atMs: number, rejection: string): Data {
  return changed(data, payment, {
    ...{ status: 'RJCT', updatedAtMs: atMs, rejection },
    ...{ nextAtMs: undefined, isBlocked: false },
  });
}

function changed(data: Data, payment: Payment, change: Partial<Payment>): Data {
  return { ...data, bank: withPayment(data.bank, { ...payment, ...change }) };
}
