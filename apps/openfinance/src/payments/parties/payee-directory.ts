import { Injectable } from '@nestjs/common';
import { DictClient } from '../../settlement/dict.client';
import { type PixAccount } from '../../payment-consents/terms';
import { newEndToEndId } from '../payment-order';
import { type RequestedPayment } from '../api/payment-body';
import { type CompletePayment } from '../payment-checks';
import { PaymentRefused } from '../payment.errors';

/** Completes payments with what DICT knows of the payee's key. */
@Injectable()
export class PayeeDirectory {
  constructor(private readonly dict: DictClient) {}

  /**
   * @param date the day of a scheduled payment
   * @throws PaymentRefused if the key does not exist, or belongs to another account than the payment names
   * @throws the failure of DICT if only DICT could say which account is paid
   */
  async complete(
    payment: RequestedPayment,
    date: string | undefined,
    nowMs: number,
  ): Promise<CompletePayment> {
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
    return { ...payment, creditor, creditorAccount, endToEndId, date };
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
