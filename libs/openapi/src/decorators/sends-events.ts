import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const TYPE = 'text/event-stream';

/** Documents an operation whose response is a stream of server-sent events. */
export function SendsEvents(description: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(TYPE),
    ApiOkResponse({ description, content: { [TYPE]: { schema: { type: 'string' } } } }),
  );
}
