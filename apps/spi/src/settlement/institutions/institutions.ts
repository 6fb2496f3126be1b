import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '#libs/config';
import { callWithin, TimeoutBudget } from '#libs/http';
import {
  isSpiRejectCode,
  type CreditTransfer,
  type SpiCreditTransfer,
  type SpiRejectCode,
  type TransferCustomer,
} from '#libs/iso20022';
import { Failure, formatCents, type Cents } from '#libs/kernel';
import { type SandboxConfig } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { type Refusals } from '../arrival';
import { customersOf, type SettledNotice } from './institution-notice';

/** The institutions that other simulators play, by ISPB, each with the variable that holds the address of its simulator. */
const SIMULATED = { '87654321': 'openfinanceUrl' } as const satisfies Readonly<
  Record<string, keyof SpiConfig>
>;

/** The part of a payment that the institution of the receiver decides on before it settles: a pacs.008. */
export interface ReceivedPayment {
  /** The ISPB of the institution. */
  readonly institution: string;
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly creditor: TransferCustomer;
}

/** The response to a payment. */
const paymentAnswer = z.union([
  z.object({ status: z.literal('ACSP') }),
  z.object({ status: z.literal('RJCT'), reasonCode: z.string() }),
]);

/** The response to a notice of received money. */
const noticeAnswer = z.object({
  status: z.enum(['BOOKED', 'NOT_BOOKED']),
  /** With NOT_BOOKED: the reason for which the institution returns the payment. */
  returnReason: z.enum(['MD06', 'BE08', 'FR01', 'SL02']).optional(),
});
export type NoticeAnswer = z.output<typeof noticeAnswer>;

/** Calls the simulators of institutions, in the sandbox of the current request; docs/adr/0050. */
@Injectable()
export class Institutions {
  private readonly budget = new TimeoutBudget();
  private readonly addresses: ReadonlyMap<string, string>;

  constructor(
    @Inject(CONFIG) private readonly config: SpiConfig & Pick<SandboxConfig, 'adminToken'>,
  ) {
    this.addresses = new Map(
      Object.entries(SIMULATED).flatMap(([ispb, variable]) => {
        const address = config[variable];
        return address === undefined ? [] : [[ispb, address.replace(/\/+$/, '')] as const];
      }),
    );
  }

  /** Whether another service simulates the institution. */
  has(ispb: string): boolean {
    return this.addresses.has(ispb);
  }

  /**
   * Asks the institutions about their payments. Call it before the transaction, because a transaction cannot wait for a call.
   * If an institution does not respond, its payments are accepted. It gets the notices when it is available again.
   */
  async ask(payments: readonly ReceivedPayment[]): Promise<Refusals> {
    const asked = payments.filter(({ institution }) => this.has(institution));
    const codes = await Promise.all(asked.map((payment) => this.codeFor(payment)));
    return new Map(
      asked.flatMap(({ endToEndId }, index) => {
        const code = codes[index];
        return code === undefined ? [] : [[endToEndId, code] as const];
      }),
    );
  }

  /** @returns undefined if the institution has not responded, so the notice must be sent again */
  async tell({ institution, amount, ...notice }: SettledNotice): Promise<NoticeAnswer | undefined> {
    const body = { ...notice, amount: formatCents(amount) };
    return this.post(institution, { path: '/spi/settlements', body }, noticeAnswer);
  }

  /** @returns the code of a rejection; undefined if the institution accepts or does not respond */
  private async codeFor({
    institution,
    amount,
    ...payment
  }: ReceivedPayment): Promise<SpiRejectCode | undefined> {
    const body = { ...payment, amount: formatCents(amount) };
    const answer = await this.post(institution, { path: '/spi/orders', body }, paymentAnswer);
    if (answer?.status !== 'RJCT') return undefined;
    return isSpiRejectCode(answer.reasonCode) ? answer.reasonCode : 'DS04';
  }

  /** @returns undefined if there is no usable response */
  private async post<Schema extends z.ZodType>(
    institution: string,
    { path, body }: { readonly path: string; readonly body: object },
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const address = this.addresses.get(institution);
    if (address === undefined) return undefined;
    const { openfinanceTimeoutMs: timeoutMs, adminToken } = this.config;
    const request = {
      service: `Institution ${institution}`,
      url: address + path,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` }),
      },
      body: new TextEncoder().encode(JSON.stringify(body)),
      timeoutMs,
    };
    try {
      const response = await callWithin(this.budget, request);
      return response.status === 200 ? schema.safeParse(jsonOf(response.body)).data : undefined;
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** The payments in the transfers of a pacs.008 of the catalogue. */
export function paymentsOf(transfers: readonly SpiCreditTransfer[]): ReceivedPayment[] {
  return transfers.map((transfer) => {
    const { endToEndId, amount, creditorIspb: institution } = transfer;
    return { institution, endToEndId, amount, creditor: customersOf(transfer).creditor };
  });
}

/** The payments in the transfers of the contract's pacs.008. A transfer without the account of the creditor has none. */
export function paymentsOfContract(transfers: readonly CreditTransfer[]): ReceivedPayment[] {
  return transfers.flatMap(({ endToEndId, amount, creditorIspb: institution, customers }) =>
    customers === undefined
      ? []
      : [{ institution, endToEndId, amount, creditor: customers.creditor }],
  );
}
