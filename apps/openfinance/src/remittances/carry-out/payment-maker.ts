import { Inject, Injectable } from '@nestjs/common';
import { writeBrCode } from '#libs/br-code';
import { CONFIG } from '#libs/config';
import { accepted, Failure, refused, type Result } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { BankCustomers } from '../../bank/bank-customers';
import { type OpenfinanceConfig } from '../../config';
import { personTypeOf } from '../../ledger/person-type';
import { type Payer } from '../../payment-consents/payers';
import { PaymentRefused } from '../../payment-terms/payment.errors';
import { newPayment } from '../../payments/new-payment';
import { PayeeDirectory } from '../../payments/parties/payee-directory';
import { type PayeeLookups } from '../../payments/parties/payee-lookups';
import { REMITTANCE, type Payment } from '../../payments/payment';
import { ChargeRepository } from '../../qr-codes/charge.repository';
import { ownLocation } from '../../qr-codes/location/location';
import { type Means, type RemittancePayment } from '../payments/remittance-payment';
import { type Remittance } from '../remittance';
import { refusalOccurrence } from './refusal-occurrence';
import { strInstantMs } from './str-hours';

/** The members of a payment that its means decide. */
type Terms = Omit<Parameters<PayeeDirectory['complete']>[0], 'amount' | 'creditor'>;

/** What payments are made with. */
export interface Making {
  readonly payer: Payer;
  readonly nowMs: number;
  readonly lookups: PayeeLookups;
}

const COMMON = {
  currency: 'BRL',
  isAboveLimit: false,
  isTestKey: false,
  endToEndId: undefined,
  creditorAccount: undefined,
} as const;

/** Makes payments of the bank from the payments of a remittance. */
@Injectable()
export class PaymentMaker {
  constructor(
    private readonly directory: PayeeDirectory,
    private readonly charges: ChargeRepository,
    private readonly bank: BankCustomers,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /** For payments that are made together. */
  lookups(): PayeeLookups {
    return this.directory.lookups();
  }

  /** @returns the payment, or the occurrence that refuses it */
  async make(
    payment: RemittancePayment,
    remittance: Remittance,
    { payer, nowMs, lookups }: Making,
  ): Promise<Result<Payment, string>> {
    const { means, payee, message } = payment.details;
    if (remittance.requestedOccurrence !== null) return refused(remittance.requestedOccurrence);
    if (means === undefined) return refused('PA');
    try {
      const terms = await this.termsOf(means);
      if (terms === undefined) return refused('PK');
      if (await this.isOfAnother(means, payee.document, lookups)) return refused('PF');
      const creditor = creditorOf(payee);
      const named = { ...terms, amount: payment.amount, creditor };
      const complete = await this.directory.complete(named, undefined, nowMs, lookups);
      const made = newPayment(
        { ...complete, ...(message === undefined ? {} : { remittanceInformation: message }) },
        { payer, consent: { consentId: remittance.id, request: { creditor } } },
        {
          nowMs,
          stepMs: this.config.paymentStepSec * 1_000,
          correlationId: remittance.correlationId,
          blocksNow: false,
        },
      );
      const isTed = means.kind === 'account' && means.isTed;
      return accepted({
        ...made,
        ...(isTed ? sentAt(made, strInstantMs(nowMs)) : {}),
        product: REMITTANCE,
        details: { ...made.details, ...(isTed ? { isTed } : {}) },
      });
    } catch (error) {
      if (error instanceof PaymentRefused)
        return refused(refusalOccurrence(means.kind, error.code));
      // DICT did not respond.
      if (error instanceof Failure) return refused('PA');
      throw error;
    }
  }

  /** Undefined if the charge does not exist. */
  private async termsOf(means: Means): Promise<Terms | undefined> {
    switch (means.kind) {
      case 'key':
        return {
          ...COMMON,
          localInstrument: 'DICT',
          proxy: means.key,
          transactionIdentification: means.txid,
        };
      case 'charge':
        return this.chargeTerms(means.location);
      case 'account': {
        const { ispb, branch, number, type } = means.account;
        const issuer = type === 'TRAN' ? {} : { issuer: branch };
        const creditorAccount = { ispb, number, accountType: type, ...issuer };
        return { ...COMMON, localInstrument: 'MANU', creditorAccount };
      }
    }
  }

  /** Charges of other institutions are not read, because their locations are not called. */
  private async chargeTerms(location: string): Promise<Terms | undefined> {
    const own = ownLocation(location);
    const charge = own && (await this.charges.find(own.token));
    if (charge === undefined) return undefined;
    const { key, txid, merchantName, merchantCity } = charge.content;
    const written = writeBrCode({
      ...{ isSingleUse: true, recurrence: null, merchantCategory: '0000', amount: null },
      ...{ merchantName, merchantCity, postalCode: null, txid: null },
      pix: { kind: 'dynamic', location: charge.content.location },
    });
    if (!written.ok) return undefined;
    return {
      ...COMMON,
      localInstrument: 'QRDN',
      proxy: key,
      qrCode: written.value,
      transactionIdentification: txid,
    };
  }

  /** Whether the account is of this bank, and of a holder with another CPF or CNPJ. */
  private async isOfAnother(
    means: Means,
    document: string | undefined,
    lookups: PayeeLookups,
  ): Promise<boolean> {
    if (means.kind !== 'account' || document === undefined) return false;
    const { ispb, branch, number } = means.account;
    if (ispb !== BANK.ispb) return false;
    const account = await lookups.accounts.find({ ispb, issuer: branch, number });
    return account !== undefined && !(await this.bank.documentsOf(account)).includes(document);
  }
}

/** The bank has taken the payment, and sends it at the instant. */
function sentAt(
  { nextAtMs, sendAtMs }: Payment,
  instantMs: number,
): Pick<Payment, 'nextAtMs' | 'sendAtMs'> {
  return {
    nextAtMs: Math.max(nextAtMs ?? 0, instantMs),
    sendAtMs: Math.max(sendAtMs, instantMs),
  };
}

function creditorOf({ name, document }: RemittancePayment['details']['payee']) {
  return {
    // A file can leave the name of the holder of a key to DICT.
    ...(name === '' ? {} : { name }),
    ...(document === undefined ? {} : { cpfCnpj: document, personType: personTypeOf(document) }),
  };
}
