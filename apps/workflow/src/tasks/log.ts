import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { type Json } from '#libs/states-language';
import { succeeded, taskResource } from './task-resource';

const logger = new Logger('Workflow');
const LEVELS = ['debug', 'log', 'warn', 'error'] as const;
/** The length of a message. */
const SHOWN_CHARACTERS = 4_096;

const logArguments = z.strictObject({
  message: z.json().describe('A text, or any JSON.'),
  level: z.enum(LEVELS).optional().describe('Default: log.'),
});

/** Writes a message to the log of the service. */
export const logResource = taskResource({
  name: 'log',
  description:
    'Writes a message to the log of the service. Output: the arguments. A repeat writes it again.',
  argumentsSchema: logArguments,
  carriesToken: true,
  calls: [],
  perform: ({ message, level = 'log' }, request) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    logger[level](text.slice(0, SHOWN_CHARACTERS));
    return succeeded(request.arguments satisfies Json);
  },
});
