import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import { answerClientError } from './client-error';

const logger = new Logger('Http');

/** Handles the events of a server of HTTP, with or without TLS, that are not requests. */
export function handleServerEvents(server: Server): void {
  server.on('clientError', answerClientError);
  // Without a listener, Node answers 417 without a body. checkHead gives a proper error.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.once('listening', () => {
    // Such as a connection that cannot be accepted because too many files are open.
    server.on('error', (error) => {
      logger.error(error.stack);
    });
  });
}
