import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { LooksElsewhere } from '#libs/control';
import { currentContext, ListReply } from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import { ListMessagesRequest } from './list-messages.request';
import { MessageLog } from './message-log.repository';
import { MessageNotFound } from './message.errors';
import { MessageDetailsResponse, MessageResponse } from './message.response';

/** PI-ResourceId: 24 bytes in Base64. */
const RESOURCE_ID = /^[A-Za-z0-9+/=]{1,32}$/;

@ApiTags('messages')
@Controller('spi/messages')
export class MessagesController {
  constructor(private readonly messages: MessageLog) {}

  /**
   * Lists the messages of participants and the messages for participants, newest first.
   *
   * @remarks
   * To see the messages that wait for a participant, use its `ispb` and `state=WAITING`. This list does not deliver them.
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(MessageResponse, 'The messages, without their texts.')
  listMessages(@Query() query: ListMessagesRequest): ListReply {
    const list = this.messages.list(query, (message) =>
      JSON.stringify(MessageResponse.of(message)),
    );
    return new ListReply(list, query);
  }

  /** Returns one message with its text. This does not deliver it to its participant. */
  @Get(':resourceId')
  @LooksElsewhere(MessageLog, (log, path) => log.find(path['resourceId'] ?? ''))
  @ApiParam({
    name: 'resourceId',
    description: 'The PI-ResourceId, URL-encoded, because it can contain / and +.',
    example: 'c2VlZGVkIG1lc3NhZ2UgMDAwMDAwMDAx',
  })
  @ApiOkResponse({ type: MessageDetailsResponse, description: 'The message.' })
  @ApiProblem(404, [new MessageNotFound('run-42')], 'The message does not exist in the sandbox.')
  async findMessage(@Param('resourceId') resourceId: string): Promise<MessageDetailsResponse> {
    const message = RESOURCE_ID.test(resourceId) ? await this.messages.find(resourceId) : undefined;
    if (message === undefined) throw new MessageNotFound(currentContext().sandbox);
    return MessageDetailsResponse.of(message);
  }
}
