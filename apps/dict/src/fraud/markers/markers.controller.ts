import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../../official/call';
import { Operation, type CallOf, type ResultOf } from '../../operations/operation';
import { markerView } from './marker-view';
import { MarkersService } from './markers.service';

const ID = 'FraudMarkerId';

/** Fraud markers of the official API. */
@ApiTags('fraud markers')
@Controller('api/v2/fraud-markers')
export class MarkersController {
  constructor(private readonly markers: MarkersService) {}

  /**
   * Marks a user of the participant, and a key, as fraudulent.
   *
   * @remarks
   * Use it for a fraud outside of the SPI, or with a payment that the SPI rejected. A repeated request with the same `RequestId`
   * gets the same marker.
   */
  @Post()
  @Operation('createFraudMarker')
  async createFraudMarker(
    @OfficialCall() call: CallOf<'createFraudMarker'>,
  ): Promise<ResultOf<'createFraudMarker'>> {
    return { FraudMarker: markerView(await this.markers.create(call)) };
  }

  /** Lists the markers of a person that the participant created. `TaxIdNumber` is required. */
  @Get()
  @Operation('listFraudMarkers')
  listFraudMarkers(
    @OfficialCall() call: CallOf<'listFraudMarkers'>,
    @Req() { query }: Request,
  ): Promise<ResultOf<'listFraudMarkers'>> {
    return this.markers.list(call, query);
  }

  /** Returns a marker to the participant that created it, or that created its report. */
  @Get(`:${ID}`)
  @Operation('getFraudMarker')
  async getFraudMarker(
    @OfficialCall() call: CallOf<'getFraudMarker'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'getFraudMarker'>> {
    return { FraudMarker: markerView(await this.markers.find(call, id)) };
  }

  /** Cancels a marker. Only the participant that created it, or that closed its report, can cancel it. */
  @Post(`:${ID}/cancel`)
  @HttpCode(200)
  @Operation('cancelFraudMarker')
  async cancelFraudMarker(
    @OfficialCall() call: CallOf<'cancelFraudMarker'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'cancelFraudMarker'>> {
    return { FraudMarker: markerView(await this.markers.cancel(call, id)) };
  }
}
