import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '#libs/config';
import { type SiblingResponse } from '#libs/http';
import { Failure } from '#libs/kernel';
import { type SandboxConfig } from '#libs/sandbox';
import { returnsAddress, spiReturn } from '#libs/spi-api';
import { type Payment } from '../../payments/payment';
import { inContextOf } from '../spi.client';
import { SpiConnection } from '../spi-connection';
import { type SpiReturn } from './return-step';

/** The response of the SPI about the returns of a payment. */
export type ReturnsAnswer =
  | { readonly kind: 'returns'; readonly returns: readonly SpiReturn[] }
  /** The payment will never be returned. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** There was no usable response. */
  | { readonly kind: 'unknown'; readonly detail: string };

const returned = spiReturn.pick({ returnId: true, amount: true, status: true });

/** Finds the returns of payments in the SPI, and asks the payee's institution for returns. */
@Injectable()
export class SpiReturns {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<SandboxConfig, 'adminToken'>,
    private readonly spi: SpiConnection,
  ) {}

  /** The returns of a payment. */
  find(payment: Payment): Promise<ReturnsAnswer> {
    return inContextOf(payment, () =>
      this.answer(async () => {
        const { endToEndId } = payment;
        const response = await this.spi.call(returnsAddress({ endToEndId }));
        return response.status === 200 ? read(z.array(returned), response) : failed(response);
      }),
    );
  }

  /** Asks the payee's institution, which the SPI simulates, to return the rest of a payment. */
  ask(payment: Payment): Promise<ReturnsAnswer> {
    return inContextOf(payment, () =>
      this.answer(async () => {
        const text = JSON.stringify({ endToEndId: payment.endToEndId });
        const response = await this.spi.call('/__admin/returns', { headers: this.headers, text });
        if (response.status !== 202) return failed(response);
        return read(
          returned.transform((given) => [given]),
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

  private get headers(): Readonly<Record<string, string>> {
    const { adminToken } = this.config;
    return {
      'Content-Type': 'application/json',
      ...(adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` }),
    };
  }
}

/** @param schema the schema of the body, which yields the returns */
function read(
  schema: z.ZodType<readonly SpiReturn[]>,
  { status, body }: SiblingResponse,
): ReturnsAnswer {
  const found = schema.safeParse(jsonOf(body)).data;
  if (found !== undefined) return { kind: 'returns', returns: found };
  return {
    kind: 'unknown',
    detail: `The response ${String(status)} of the SPI has no list of returns.`,
  };
}

function failed({ status, body }: SiblingResponse): ReturnsAnswer {
  const problem = z.object({ code: z.string() }).safeParse(jsonOf(body)).data;
  const detail = `The SPI responded with ${String(status)} ${problem?.code ?? ''}`.trim();
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
