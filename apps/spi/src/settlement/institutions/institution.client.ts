import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isSpiRejectCode, type SpiRejectCode } from '#libs/iso20022';
import { Failure, formatCents } from '#libs/kernel';
import { callWithin, CONFIG, TimeoutBudget } from '#libs/platform';
import { type SandboxConfig } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { type ReceivedOrder, type SettledNotice } from './institution-notices';
import { Institutions } from './institutions';

/** What an institution answers to an order. */
const orderAnswer = z.union([
  z.object({ status: z.literal('ACSP') }),
  z.object({ status: z.literal('RJCT'), reasonCode: z.string() }),
]);

/** What an institution has done with money that it has got. */
const noticeAnswer = z.object({
  status: z.enum(['BOOKED', 'NOT_BOOKED']),
  /** With NOT_BOOKED: the institution returns the payment for this reason. */
  returnReason: z.enum(['MD06', 'BE08', 'FR01', 'SL02']).optional(),
});
export type NoticeAnswer = z.output<typeof noticeAnswer>;

/** Calls the simulators of institutions, in the sandbox of the current work. */
@Injectable()
export class InstitutionClient {
  private readonly budget = new TimeoutBudget();

  constructor(
    private readonly institutions: Institutions,
    @Inject(CONFIG) private readonly config: SpiConfig & Pick<SandboxConfig, 'adminToken'>,
  ) {}

  /** @returns the code of a rejection; undefined if the institution accepts, or if it does not answer */
  async ask({ institution, amount, ...order }: ReceivedOrder): Promise<SpiRejectCode | undefined> {
    const body = { ...order, amount: formatCents(amount) };
    const answer = await this.post(institution, { path: '/spi/orders', body }, orderAnswer);
    if (answer?.status !== 'RJCT') return undefined;
    return isSpiRejectCode(answer.reasonCode) ? answer.reasonCode : 'DS04';
  }

  /** @returns what the institution has done; undefined if it must be told again */
  async tell({ institution, amount, ...notice }: SettledNotice): Promise<NoticeAnswer | undefined> {
    const body = { ...notice, amount: formatCents(amount) };
    return this.post(institution, { path: '/spi/settlements', body }, noticeAnswer);
  }

  /** @returns undefined if there is no usable answer */
  private async post<Schema extends z.ZodType>(
    institution: string,
    { path, body }: { readonly path: string; readonly body: object },
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const address = this.institutions.addressOf(institution);
    if (address === undefined) return undefined;
    const { openfinanceTimeoutMs: timeoutMs, adminToken } = this.config;
    const headers = {
      'Content-Type': 'application/json',
      ...(adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` }),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const service = `Institution ${institution}`;
    const request = {
      service,
      url: address + path,
      method: 'POST',
      headers,
      body: bytes,
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
