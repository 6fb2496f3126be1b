import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OfficialCall } from '../../official/call';
import { Operation, type CallOf, type ResultOf } from '../../operations/operation';
import { EventsService } from './events.service';

@ApiTags('event notifications')
@Controller('api/v2/event-notifications')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  /**
   * Lists the events of the funds recoveries of a participant in the last 7 days.
   *
   * @remarks
   * DICT notifies the creator and the counterparties of the infraction reports when the analysis ends, and when the recovery is
   * completed, updated or cancelled. A page has up to 200 events, in the order of their ids. `NextCursor` is present if there
   * are more.
   */
  @Get()
  @Operation('listEventNotifications')
  listEventNotifications(
    @OfficialCall() call: CallOf<'listEventNotifications'>,
    @Req() { query }: Request,
  ): Promise<ResultOf<'listEventNotifications'>> {
    return this.events.list(call, query);
  }
}
