import { Inject, Injectable } from '@nestjs/common';
import { type SpiCreditTransfer } from '#libs/iso20022';
import { type Cents, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { requestTime } from '../arrival';
import { Institutions, paymentsOf } from '../institutions/institutions';
import { ReceivePayments } from './receive-payments';

const DEFINITION = 'pacs.008.spi.1.16';

/** An account of a customer in a pacs.008. */
export interface CustomerAccount {
  /** 1 to 20 digits or capital letters. */
  readonly number: string;
  /** 1 to 4 digits. */
  readonly branch?: string;
  readonly type: 'CACC' | 'SVGS' | 'TRAN' | 'SLRY';
}

/** A payment that the simulator sends for a participant. */
export interface SimulatedPayment {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  readonly endToEndId: string;
  readonly txId?: string;
  /** Form of initiation (LclInstrm). */
  readonly form: 'MANU' | 'DICT' | 'QRDN' | 'QRES' | 'INIC' | 'AUTO' | 'APDN' | 'APES';
  readonly serviceLevel: 'PAGPRI' | 'PAGAGD' | 'PAGFRD';
  readonly payer: {
    readonly name: string;
    /** CPF or CNPJ. */
    readonly document: string;
    readonly account: CustomerAccount;
  };
  readonly creditor: { readonly document: string; readonly account: CustomerAccount };
  /** Pix key. */
  readonly key?: string;
  readonly description?: string;
}

/** Sends payments for the participants that the simulator plays. */
@Injectable()
export class SimulatedPayer {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly institutions: Institutions,
    private readonly payments: ReceivePayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sends a pacs.008 that is processed like one over ICOM. If its EndToEndId is stored already, nothing happens. */
  async send(payment: SimulatedPayment): Promise<void> {
    const { from: sender, serviceLevel } = payment;
    const { now: acceptedAt } = requestTime(this.clock);
    const transfer = transferOf(payment, acceptedAt);
    const refusals = await this.institutions.ask(paymentsOf([transfer]));
    const time = requestTime(this.clock);
    const message = {
      createdAt: time.now,
      numberOfTransactions: 1,
      priority: serviceLevel === 'PAGPRI' ? 'HIGH' : 'NORM',
      serviceLevel,
      transfers: [transfer],
    } as const;
    // It has no id, because nobody reads the answers.
    const about = { sender, signer: undefined, messageId: null, definition: DEFINITION };
    const arrival = { ...time, ...about, refusals };
    await this.sandboxes.atomically((tx) => this.payments.receive(tx, message, arrival));
  }
}

/** @param now ISO 8601 UTC */
function transferOf(payment: SimulatedPayment, now: string): SpiCreditTransfer {
  const { from, to, amount, endToEndId, txId, form, payer, creditor, key, description } = payment;
  return {
    endToEndId,
    ...(txId !== undefined && { txId }),
    amount,
    acceptedAt: now,
    form,
    debtorName: payer.name,
    debtorDocument: payer.document,
    debtorAccount: payer.account,
    debtorIspb: from,
    creditorIspb: to,
    creditorDocument: creditor.document,
    creditorAccount: { ...creditor.account, ...(key !== undefined && { key }) },
    purpose: 'IPAY',
    ...(description !== undefined && { remittance: description }),
  };
}
