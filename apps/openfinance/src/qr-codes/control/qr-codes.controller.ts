import { Body, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { EXAMPLE_TOKENS } from '../example-charges';
import { QrCodesService } from '../qr-codes.service';
import { ChargeNotActive, ChargeNotFound } from './qr-code.errors';
import { QR_CODE } from './qr-code.request';
import { QrCodeResponse } from './qr-code.response';

@ServiceAdminController('/qr-codes')
export class QrCodesController {
  constructor(private readonly qrCodes: QrCodesService) {}

  /**
   * Makes a QR code of Pix, static or dynamic.
   *
   * @remarks
   * The response has the text of the code, and the members that a payment consent and a payment with this code must have.
   * The location of a dynamic code serves its signed charge until the charge is paid, removed or expired.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: QR_CODE })
  @ApiCreatedResponse({ type: QrCodeResponse, description: 'The code.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid; `errors` names the members.')
  makeQrCode(@Body() body: unknown, @Req() request: Request): Promise<QrCodeResponse> {
    return this.qrCodes.make(body, request);
  }

  /** Removes the charge of a dynamic QR code, as its payee can. After that it cannot be paid. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ name: 'id', example: EXAMPLE_TOKENS.toRemove })
  @ApiNoContentResponse({ description: 'The charge is removed.' })
  @ApiProblem(
    404,
    [new ChargeNotFound('8b3da2f39a4140d1', 'default')],
    'The sandbox has no such charge.',
  )
  @ApiProblem(
    409,
    [new ChargeNotActive('8b3da2f39a4140d1', 'It is already paid.')],
    'The charge is paid, removed or being paid.',
  )
  removeCharge(@Param('id') id: string): Promise<void> {
    return this.qrCodes.remove(id);
  }
}
