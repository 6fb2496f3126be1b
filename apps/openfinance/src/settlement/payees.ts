import { Injectable } from '@nestjs/common';
import { type Account } from '../ledger/account';
import { BANK } from '../bank/bank';
import { AccountLookups } from '../bank/account-lookups';
import { BankCustomers } from '../bank/bank-customers';
import { type Payment } from '../payments/payment';
import { SpiClient, type Delivery } from './spi.client';

/** The payee's side of a payment: an account of this bank, or another institution behind the SPI. */
@Injectable()
export class Payees {
  constructor(
    private readonly bank: BankCustomers,
    private readonly spi: SpiClient,
  ) {}

  /** For payments that are handled together. */
  lookups(): AccountLookups {
    return new AccountLookups(this.bank);
  }

  /** The account of this bank that the payment is for; undefined if it is for another institution. */
  async ofThisBank(
    { details }: Payment,
    accounts: AccountLookups = this.lookups(),
  ): Promise<Account | undefined> {
    const { creditorAccount } = details;
    return creditorAccount.ispb === BANK.ispb ? accounts.find(creditorAccount) : undefined;
  }

  /**
   * Whether the payee is at another institution that is not asked: no SPI is configured, or the payment is a TED, because the
   * STR is not simulated. Every such payment is accepted.
   */
  areAssumed({ details }: Payment): boolean {
    const { creditorAccount, isTed = false } = details;
    return creditorAccount.ispb !== BANK.ispb && (isTed || !this.spi.isThere);
  }

  /** Sends the payment to the payee's side. A payment within this bank does not go through the SPI. */
  async deliver(payment: Payment, accounts: AccountLookups): Promise<Delivery> {
    if (this.areAssumed(payment)) return { kind: 'accepted' };
    if (payment.details.creditorAccount.ispb !== BANK.ispb)
      return this.spi.send(payment, payment.nextAtMs ?? 0);
    const account = await this.ofThisBank(payment, accounts);
    if (account === undefined) {
      const detail = 'This bank has no account with the branch and number of the payee.';
      return { kind: 'rejected', reason: 'DETALHE_PAGAMENTO_INVALIDO', detail };
    }
    if (account.accountId !== payment.accountId) return { kind: 'accepted' };
    const detail = 'The account of the payer is the account of the payee.';
    return { kind: 'rejected', reason: 'CONTAS_ORIGEM_DESTINO_IGUAIS', detail };
  }
}
