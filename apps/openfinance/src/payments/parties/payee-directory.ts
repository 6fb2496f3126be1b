import { Injectable } from '@nestjs/common';
import { brasiliaDayStartMs } from '#libs/brazil';
import { BANK } from '../../bank/account';
import { Bank } from '../../bank/bank.service';
import { PaymentQrCodes, type CheckedQrCode } from '../../qr-codes/payment-qr-codes';
import { txidProblem } from '../../qr-codes/qr-check';
import { DictClient } from '../../settlement/dict.client';
import { type PixAccount } from '../../payment-consents/terms';
import { newEndToEndId } from '../payment-order';
import { type RequestedPayment } from '../api/payment-body';
import { payeeProblem, type CompletePayment } from '../payment-checks';
import { PaymentRefused } from '../payment.errors';

/** Completes payments with what the QR code and DICT know of the payee. */
@Injectable()
export class PayeeDirectory {
  constructor(
    private readonly dict: DictClient,
    private readonly qrCodes: PaymentQrCodes,
    private readonly bank: Bank,
  ) {}

  /**
   * @param date the day of a scheduled payment
   * @throws PaymentRefused if the QR code is not that of the payment, if the key does not exist, or belongs to another account than the payment names
   * @throws the failure of DICT if only DICT could say which account is paid
   */
  async complete(
    payment: RequestedPayment,
    date: string | undefined,
    nowMs: number,
  ): Promise<CompletePayment> {
    const qrCode = await this.readQrCode(payment, date, nowMs);
    const { proxy } = payment;
    const endToEndId = payment.endToEndId ?? newEndToEndId(date, nowMs);
    const found =
      proxy === undefined || !this.dict.isThere ? undefined : await this.find(payment, proxy);
    const creditorAccount = payment.creditorAccount ?? found?.account;
    if (creditorAccount === undefined) {
      const detail = 'Is missing: without DICT_URL, or without a key, the account must be named.';
      throw new PaymentRefused('PARAMETRO_NAO_INFORMADO', `/creditorAccount: ${detail}`, [
        { pointer: '/creditorAccount', detail },
      ]);
    }
    const creditor =
      found === undefined ? payment.creditor : { name: found.holderName, ...payment.creditor };
    await this.refuseOtherAccount(payment, creditorAccount);
    const chargeToken = qrCode?.located.kind === 'ours' ? qrCode.located.charge.token : undefined;
    return { ...payment, creditor, creditorAccount, endToEndId, date, chargeToken };
  }

  /**
   * An account of this bank must be named as it is. One that does not exist is rejected when the payment is sent.
   * @throws PaymentRefused
   */
  private async refuseOtherAccount(
    { cnpjInitiator }: RequestedPayment,
    { ispb, issuer, number, accountType }: PixAccount,
  ): Promise<void> {
    if (ispb !== BANK.ispb) return;
    const named = { ispb, number, ...(issuer === undefined ? {} : { issuer }) };
    const account = await this.bank.findByNumber(named);
    // Only the bodies of the standard name the initiator; a plain payment may leave the check digit out.
    const isStandard = cnpjInitiator !== undefined;
    const problem = account && payeeProblem(account, { number, accountType, isStandard });
    if (problem !== undefined) throw new PaymentRefused('DETALHE_PAGAMENTO_INVALIDO', problem);
  }

  /** @throws PaymentRefused if the code is not valid, or not that of the payment */
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
    { creditorAccount }: RequestedPayment,
    proxy: string,
  ): Promise<{ readonly account: PixAccount; readonly holderName: string } | undefined> {
    const lookup = await this.dict.lookUp(proxy);
    switch (lookup.kind) {
      case 'not-found':
        throw new PaymentRefused(
          'DETALHE_PAGAMENTO_INVALIDO',
          `DICT does not have the key ${proxy}.`,
        );
      case 'unknown':
        // The account is named, so the payment does not depend on DICT.
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

/** Leading zeros and the branch are written in different ways. */
function isSame(one: PixAccount, other: PixAccount): boolean {
  const number = (account: PixAccount): string => account.number.replace(/^0+/, '');
  return one.ispb === other.ispb && number(one) === number(other);
}
