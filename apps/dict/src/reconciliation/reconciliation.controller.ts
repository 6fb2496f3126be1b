import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../operations/operation';
import { EntryOfCidService } from './entry-of-cid.service';
import { CidEventsService } from './events/cid-events.service';
import { CidFilesService } from './files/cid-files.service';
import { SyncVerificationsService } from './verifications/sync-verifications.service';

/** The reconciliation of the official API. */
@ApiTags('reconciliation')
@Controller('api/v2')
export class ReconciliationController {
  constructor(
    private readonly verifications: SyncVerificationsService,
    private readonly files: CidFilesService,
    private readonly events: CidEventsService,
    private readonly entries: EntryOfCidService,
  ) {}

  /** Compares the VSync of a participant with that of DICT, for one type of key. */
  @Post('sync-verifications')
  @Operation('createSyncVerification')
  createSyncVerification(
    @OfficialCall() call: CallOf<'createSyncVerification'>,
  ): Promise<ResultOf<'createSyncVerification'>> {
    return this.verifications.verify(call);
  }

  /**
   * Requests a file with all CIDs of a participant and a type of key.
   *
   * @remarks
   * Its status becomes PROCESSING and then AVAILABLE, each after `DICT_CID_FILE_SECONDS` on the clock of the sandbox.
   */
  @Post('cids/files')
  @Operation('createCidSetFile')
  createCidSetFile(
    @OfficialCall() call: CallOf<'createCidSetFile'>,
    @Req() request: Request,
  ): Promise<ResultOf<'createCidSetFile'>> {
    return this.files.create(call, request);
  }

  /** Returns a CID file: its status, and its `Url` if it is AVAILABLE. */
  @Get('cids/files/:Id')
  @Operation('getCidSetFile')
  getCidSetFile(
    @OfficialCall() call: CallOf<'getCidSetFile'>,
    @Param('Id') id: string,
    @Req() request: Request,
  ): Promise<ResultOf<'getCidSetFile'>> {
    return this.files.find(call, id, request);
  }

  /**
   * Lists the CIDs that were added to and removed from the set of a participant, oldest event first.
   *
   * @remarks
   * Silent changes are not listed. The VSyncs are calculated back from the present VSync, so they include silent changes.
   */
  @Get('cids/events')
  @Operation('listCidSetEvents')
  listCidSetEvents(
    @OfficialCall() call: CallOf<'listCidSetEvents'>,
    @Req() { query }: Request,
  ): Promise<ResultOf<'listCidSetEvents'>> {
    return this.events.list(call, query);
  }

  /** Returns the active entry of a CID, if it belongs to the participant. */
  @Get('cids/entries/:Cid')
  @Operation('getEntryByCid')
  getEntryByCid(
    @OfficialCall() call: CallOf<'getEntryByCid'>,
    @Param('Cid') cid: string,
  ): Promise<ResultOf<'getEntryByCid'>> {
    return this.entries.find(call, cid);
  }
}
