import { Injectable } from '@nestjs/common';
import { brasiliaDayStartMs } from '#libs/brazil';
import { BANK } from '../../bank/bank';
import { BankCustomers } from '../../bank/bank-customers';
import { PaymentQrCodes, type CheckedQrCode } from '../../qr-codes/payment-qr-codes';
import { txidProblem } from '../../qr-codes/qr-check';
import { DictClient, type KeyLookup } from './dict.client';
import { PayeeLookups } from './payee-lookups';
import { type PixAccount } from '../../payment-terms/terms';
import { newEndToEndId } from '../new-payment';
import { type RequestedPayment } from '../api/payment.request';
import { payeeProblem, type CompletePayment } from '../payment-checks';
import { PaymentRefused } from '../../payment-terms/payment.errors';

/** A payment whose key may be a test value. DICT is not asked about that. */
interface NamedPayment extends RequestedPayment {
  readonly isTestKey: boolean;
}

/** Adds the data of the payee from the QR code and from DICT to payments. */
@Injectable()
export class PayeeDirectory {
  constructor(
    private readonly dict: DictClient,
    private readonly qrCodes: PaymentQrCodes,
    private readonly bank: BankCustomers,
  ) {}

  /** For payments that are made together. */
  lookups(): PayeeLookups {
    return new PayeeLookups(this.dict, this.bank);
  }

  /**
   * @param date the day of a scheduled payment
   * @throws PaymentRefused if the QR code does not match the payment, or if the key does not exist or belongs to another
   *   account
   * @throws the failure of DICT if the payment does not name the account of the payee
   */
  async complete(
    { isTestKey, ...payment }: NamedPayment,
    date: string | undefined,
    nowMs: number,
    lookups: PayeeLookups = this.lookups(),
  ): Promise<CompletePayment> {
    const qrCode = await this.readQrCode(payment, date, nowMs);
    const { proxy } = payment;
    const endToEndId = payment.endToEndId ?? newEndToEndId(date, nowMs);
    const found =
      proxy === undefined || isTestKey || !this.dict.isThere
        ? undefined
        : await this.find(payment, lookups.key(proxy));
    const creditorAccount = payment.creditorAccount ?? found?.account;
    if (creditorAccount === undefined) {
      const detail = 'Is missing; it is required without a Pix key, and if DICT_URL is not set.';
      throw new PaymentRefused('PARAMETRO_NAO_INFORMADO', `/creditorAccount: ${detail}`, [
        { pointer: '/creditorAccount', detail },
      ]);
    }
    const creditor =
      found === undefined ? payment.creditor : { name: found.holderName, ...payment.creditor };
    await this.refuseOtherAccount(payment, creditorAccount, lookups);
    const chargeToken = qrCode?.located.kind === 'ours' ? qrCode.located.charge.token : undefined;
    return { ...payment, creditor, creditorAccount, endToEndId, date, chargeToken };
  }

  /**
   * Refuses a payment to an account of this bank with a wrong type or number. If there is no such account, the payment is
   * rejected when it is sent.
   * @throws PaymentRefused
   */
  private async refuseOtherAccount(
    { cnpjInitiator }: RequestedPayment,
    creditorAccount: PixAccount,
    lookups: PayeeLookups,
  ): Promise<void> {
    const { ispb, number, accountType } = creditorAccount;
    if (ispb !== BANK.ispb) return;
    const account = await lookups.accounts.find(creditorAccount);
    // Bodies of the standard name the initiator. Without one it is a plain payment, which may omit the check digit.
    const isStandard = cnpjInitiator !== undefined;
    const problem = account && payeeProblem(account, { number, accountType, isStandard });
    if (problem !== undefined) throw new PaymentRefused('DETALHE_PAGAMENTO_INVALIDO', problem);
  }

  /** @throws PaymentRefused if the code is not valid, or does not match the payment */
  private async readQrCode(
    payment: RequestedPayment,
    date: string | undefined,
    nowMs: number,
  ): Promise<CheckedQrCode | undefined> {
    const atMs = date === undefined ? nowMs : brasiliaDayStartMs(date);
    const checked = await this.qrCodes.check(payment, atMs);
    if (!checked.ok) {
      const { code, detail } = checked.refusal;
      // The standard has QRCODE_INVALIDO for consents only.
      const ofPayment = code === 'QRCODE_INVALIDO' ? 'DETALHE_PAGAMENTO_INVALIDO' : code;
      throw new PaymentRefused(ofPayment, detail);
    }
    const read = checked.value;
    if (read === undefined) return undefined;
    const problem = txidProblem(payment.transactionIdentification, read.code, read.located);
    if (problem !== undefined) throw new PaymentRefused('DETALHE_PAGAMENTO_INVALIDO', problem);
    return read;
  }

  private async find(
    { creditorAccount, proxy = '' }: RequestedPayment,
    found: Promise<KeyLookup>,
  ): Promise<{ readonly account: PixAccount; readonly holderName: string } | undefined> {
    const lookup = await found;
    switch (lookup.kind) {
      case 'not-found':
        throw new PaymentRefused(
          'DETALHE_PAGAMENTO_INVALIDO',
          `DICT does not have the key ${proxy}.`,
        );
      case 'unknown':
        // The payment names the account, so it does not depend on DICT.
        if (creditorAccount !== undefined) return undefined;
        throw lookup.failure;
      case 'found':
        if (creditorAccount !== undefined && !isSame(creditorAccount, lookup.account)) {
          const detail = `The key ${proxy} belongs to another account than creditorAccount.`;
          throw new PaymentRefused('DETALHE_PAGAMENTO_INVALIDO', detail);
        }
        return lookup;
    }
  }
}

/** Leading zeros and the branch are ignored, because they are written in different ways. */
function isSame(one: PixAccount, other: PixAccount): boolean {
  const number = (account: PixAccount): string => account.number.replace(/^0+/, '');
  return one.ispb === other.ispb && number(one) === number(other);
}
