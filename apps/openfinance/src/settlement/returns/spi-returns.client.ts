import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Failure, parseCents } from '#libs/kernel';
import { callSibling, CONFIG, type SiblingResponse } from '#libs/platform';
import { type SandboxConfig } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../../config';
import { type Payment } from '../../payments/payment';
import { inContextOf } from '../spi.client';
import { type SpiReturn } from './return-step';

/** What the SPI says about the returns of a payment. */
export type ReturnsAnswer =
  | { readonly kind: 'returns'; readonly returns: readonly SpiReturn[] }
  /** The payment will never be returned. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** There was no usable answer. */
  | { readonly kind: 'unknown'; readonly detail: string };

const spiReturn = z.object({
  returnId: z.string(),
  amount: z.string().transform((text, context) => {
    const cents = parseCents(text);
    if (cents.ok) return cents.value;
    context.addIssue('Must be an amount.');
    return z.NEVER;
  }),
  status: z.enum(['ACCEPTED', 'REJECTED', 'PENDING']),
});

/** Finds the returns of payments in the SPI, and lets the payee's institution return them. */
@Injectable()
export class SpiReturns {
  constructor(
    @Inject(CONFIG) private readonly config: OpenfinanceConfig & Pick<SandboxConfig, 'adminToken'>,
  ) {}

  /** The returns of a payment. */
  find(payment: Payment): Promise<ReturnsAnswer> {
    return inContextOf(payment, () =>
      this.answer(async () => {
        const query = new URLSearchParams({ endToEndId: payment.endToEndId }).toString();
        const response = await this.call(`/spi/returns?${query}`);
        return response.status === 200 ? read(z.array(spiReturn), response) : failed(response);
      }),
    );
  }

  /** Lets the payee's institution, which the SPI plays, return what is left of a payment. */
  ask(payment: Payment): Promise<ReturnsAnswer> {
    return inContextOf(payment, () =>
      this.answer(async () => {
        const response = await this.call('/__admin/returns', { endToEndId: payment.endToEndId });
        if (response.status !== 202) return failed(response);
        return read(
          spiReturn.transform((given) => [given]),
          response,
        );
      }),
    );
  }

  private async answer(work: () => Promise<ReturnsAnswer>): Promise<ReturnsAnswer> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure) return { kind: 'unknown', detail: error.detail };
      throw error;
    }
  }

  private call(path: string, body?: object): Promise<SiblingResponse> {
    const { spiUrl = '', spiTimeoutMs: timeoutMs, adminToken } = this.config;
    const request = { service: 'SPI', url: spiUrl.replace(/\/+$/, '') + path, timeoutMs };
    if (body === undefined) return callSibling(request);
    const headers = {
      'Content-Type': 'application/json',
      ...(adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` }),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    return callSibling({ ...request, method: 'POST', headers, body: bytes });
  }
}

/** @param schema of the returns in the body */
function read(
  schema: z.ZodType<readonly SpiReturn[]>,
  { status, body }: SiblingResponse,
): ReturnsAnswer {
  const found = schema.safeParse(jsonOf(body)).data;
  if (found !== undefined) return { kind: 'returns', returns: found };
  return { kind: 'unknown', detail: `The SPI answered ${String(status)} without returns.` };
}

function failed({ status, body }: SiblingResponse): ReturnsAnswer {
  const problem = z.object({ code: z.string() }).safeParse(jsonOf(body)).data;
  const detail = `The SPI answered ${String(status)} ${problem?.code ?? ''}`.trim();
  const isFinal = status === 404 || status === 409;
  return { kind: isFinal ? 'refused' : 'unknown', detail };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
