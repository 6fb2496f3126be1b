import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../../official/call';
import { Operation, type CallOf, type ResultOf } from '../../operations/operation';
import { refundView } from './refund-view';
import { RefundsReadingService } from './refunds-reading.service';
import { RefundsService } from './refunds.service';

const ID = 'RefundId';

/** Refunds of the official API. */
@ApiTags('refunds')
@Controller('api/v2/refunds')
export class RefundsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly reading: RefundsReadingService,
  ) {}

  /**
   * Requests that the participant of the receiver returns a payment, or a part of it.
   *
   * @remarks
   * FRAUD needs an infraction report that was closed as AGREED at most 72 hours ago. OPERATIONAL_FLAW needs `RefundDetails`, and
   * is possible up to 90 days after the payment.
   */
  @Post()
  @Operation('createRefund')
  async createRefund(
    @OfficialCall() call: CallOf<'createRefund'>,
  ): Promise<ResultOf<'createRefund'>> {
    return { Refund: refundView(await this.refunds.create(call)) };
  }

  /** Lists the refunds of a participant in the order of their last change. `Cursor` gets the next page. */
  @Get()
  @Operation('listRefunds')
  listRefunds(@Req() { query }: Request): Promise<ResultOf<'listRefunds'>> {
    return this.reading.list(query);
  }

  /** Returns a refund to the requesting or the contested participant. */
  @Get(`:${ID}`)
  @Operation('getRefund')
  async getRefund(
    @OfficialCall() call: CallOf<'getRefund'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'getRefund'>> {
    return { Refund: refundView(await this.reading.find(call, id)) };
  }

  /** Cancels an open refund (requesting participant only). */
  @Post(`:${ID}/cancel`)
  @HttpCode(200)
  @Operation('cancelRefund')
  async cancelRefund(
    @OfficialCall() call: CallOf<'cancelRefund'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'cancelRefund'>> {
    return { Refund: refundView(await this.refunds.cancel(call, id)) };
  }

  /**
   * Closes an open refund (contested participant only).
   *
   * @remarks
   * TOTALLY_ACCEPTED and PARTIALLY_ACCEPTED need the transaction that gave the money back. REJECTED needs a reason.
   */
  @Post(`:${ID}/close`)
  @HttpCode(200)
  @Operation('closeRefund')
  async closeRefund(
    @OfficialCall() call: CallOf<'closeRefund'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'closeRefund'>> {
    return { Refund: refundView(await this.refunds.close(call, id)) };
  }
}
