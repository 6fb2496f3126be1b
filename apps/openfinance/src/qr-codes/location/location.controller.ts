import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { ApiProblem } from '#libs/openapi';
import { EXAMPLE_TOKENS } from '../example-charges';
import { QrCodesService } from '../qr-codes.service';
import { KeysResponse } from './keys.response';
import { LOCATION_PATH } from './location';
import { ChargePayloadGone, ChargePayloadInvalid, ChargePayloadNotFound } from './location.errors';

const JOSE = 'application/jose';
const SIGNED = {
  description: 'The signed payload, as a JWS in its compact form.',
  content: { [JOSE]: { schema: { type: 'string' } } },
} as const;
const NOT_FOUND = [
  404,
  [new ChargePayloadNotFound('Sandbox default has no charge at this location.')],
  'There is no charge at this location.',
] as const;
const GONE = [
  410,
  [new ChargePayloadGone('It is already paid.')],
  'The charge is paid, removed or expired.',
] as const;

// Banks of payers send the parameters of charges with a due date to all locations.
@IgnoresUnknownQuery()
@Controller(LOCATION_PATH)
@ApiTags('qr-codes')
export class LocationController {
  constructor(private readonly qrCodes: QrCodesService) {}

  /**
   * Reads the charge of a dynamic QR code.
   *
   * @remarks
   * The payload is the signed `CobPayload` of API Pix. `jku` in the header of the signature is the address of the keys.
   */
  @Get('cob/:token')
  @Header('Content-Type', JOSE)
  @ApiProduces(JOSE)
  @ApiParam({ name: 'token', example: EXAMPLE_TOKENS.cob })
  @ApiOkResponse(SIGNED)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...GONE)
  readCharge(@Param('token') token: string, @Req() request: Request): Promise<string> {
    return this.qrCodes.payload({ kind: 'cob', token, request });
  }

  /**
   * Reads the charge of a dynamic QR code with a due date.
   *
   * @remarks
   * The payload is the signed `CobVPayload` of API Pix.
   */
  @Get('cobv/:token')
  @Header('Content-Type', JOSE)
  @ApiProduces(JOSE)
  @ApiParam({ name: 'token', example: EXAMPLE_TOKENS.cobv })
  @ApiQuery({
    name: 'codMun',
    required: false,
    schema: { type: 'string', pattern: '^[0-9]{7}$' },
    description: 'The municipality of the payer: 7 digits of IBGE.',
  })
  @ApiQuery({
    name: 'DPP',
    required: false,
    schema: { type: 'string', format: 'date' },
    description: 'The planned day of the payment.',
  })
  @ApiOkResponse(SIGNED)
  @ApiProblem(
    400,
    [new ChargePayloadInvalid('DPP', 'Must be a day of the calendar, as in 2026-01-31.')],
    'A parameter is not valid.',
  )
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...GONE)
  readDueCharge(
    @Param('token') token: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
  ): Promise<string> {
    return this.qrCodes.payload({ kind: 'cobv', token, request }, query);
  }

  /** Returns the public key for the signatures, with its certificates (RFC 7517). */
  @Get('jwks')
  @ApiOkResponse({ type: KeysResponse })
  readKeys(): Promise<KeysResponse> {
    return this.qrCodes.keys();
  }
}
