import { Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type BodyReply } from '#libs/http';
import type { Request } from 'express';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../operations/operation';
import { EntriesService } from './entries.service';
import { LookupService } from './lookup.service';

/** The entries of the official API. */
@ApiTags('entries')
@Controller('api/v2')
export class EntriesController {
  constructor(
    private readonly entries: EntriesService,
    private readonly lookups: LookupService,
  ) {}

  /**
   * Creates an entry.
   *
   * @remarks
   * Leave `Key` out for an EVP: DICT generates it. A repeated request with the same `RequestId` gets the same entry.
   */
  @Post('entries')
  @Operation('createEntry')
  createEntry(@OfficialCall() call: CallOf<'createEntry'>): Promise<ResultOf<'createEntry'>> {
    return this.entries.create(call);
  }

  /**
   * Looks up the entry of a key for a payer.
   *
   * @remarks
   * The lookup counts on the anti-scan policies of the payer and of the participant. A payment order with the same EndToEndId
   * gives the tokens back. `IncludeStatistics=true` adds the statistics of the owner and of the key.
   */
  @Get('entries/:Key')
  @Operation('getEntry')
  getEntry(
    @OfficialCall() call: CallOf<'getEntry'>,
    @Param('Key') key: string,
    @Req() request: Request,
  ): Promise<BodyReply<ResultOf<'getEntry'>>> {
    return this.lookups.lookUp(call, key, request);
  }

  /** Looks up the entry of a key for an initiator of payments. Only version 1.8 of the API has this operation (`API_VERSION`). */
  @Get('entries/:Key/initiator')
  @Operation('getEntryForInitiator')
  getEntryForInitiator(
    @OfficialCall() call: CallOf<'getEntryForInitiator'>,
    @Param('Key') key: string,
    @Req() request: Request,
  ): Promise<BodyReply<ResultOf<'getEntryForInitiator'>>> {
    return this.lookups.lookUp(call, key, request);
  }

  /** Changes the account or the names of an entry. The participant and the owner stay the same. */
  @Put('entries/:Key')
  @Operation('updateEntry')
  updateEntry(
    @OfficialCall() call: CallOf<'updateEntry'>,
    @Param('Key') key: string,
  ): Promise<ResultOf<'updateEntry'>> {
    return this.entries.update(call, key);
  }

  /** Deletes an entry of the participant. */
  @Post('entries/:Key/delete')
  @HttpCode(200)
  @Operation('deleteEntry')
  deleteEntry(
    @OfficialCall() call: CallOf<'deleteEntry'>,
    @Param('Key') key: string,
  ): Promise<ResultOf<'deleteEntry'>> {
    return this.entries.delete(call, key);
  }

  /** Checks which of up to 200 keys have an entry. */
  @Post('keys/check')
  @HttpCode(200)
  @Operation('checkKeys')
  checkKeys(@OfficialCall() call: CallOf<'checkKeys'>): Promise<ResultOf<'checkKeys'>> {
    return this.entries.checkKeys(call);
  }
}
