import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { lineOfText } from '#libs/schema';
import { REPORT_FORMATS } from '../formats/statement-formats';
import { COVERAGES, FREQUENCIES, FREQUENCY_TEXTS } from './due-days';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** The body of `POST /reports/schedules`. Its report is checked like the body of `POST /reports/generate`. */
export const scheduleRequest = z.strictObject({
  name: z
    .string()
    .regex(NAME, {
      error:
        'Must have 1 to 60 lower-case letters, digits and hyphens, with no hyphen at the ends.',
    })
    .describe('The beginning of the names of its files.')
    .meta({ example: 'night-statement' }),
  report: z
    .strictObject({
      type: lineOfText(60).describe('The type of the report; GET /reports/types lists them.'),
      format: z
        .string()
        .optional()
        .describe(`The format of the files. Default: csv. One of ${REPORT_FORMATS.join(', ')}.`),
      parameters: z.record(z.string(), z.unknown()).optional().describe('As of the type.'),
      options: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('As in POST /reports/generate.'),
    })
    .describe(
      'The report, as in the body of POST /reports/generate, without the members from and to.',
    ),
  every: z
    .enum(FREQUENCIES)
    .default('day')
    .describe(
      `How often a file is due: ${FREQUENCIES.map((each) => `${each} is ${FREQUENCY_TEXTS[each]}`).join('; ')}. ` +
        'Holidays are the national ones, Carnival, Good Friday and Corpus Christi.',
    ),
  at: z
    .string()
    .regex(TIME, { error: 'Must be a time from 00:00 to 23:59, as in 06:00.' })
    .default('06:00')
    .describe('The time in Brasília at which it is due.')
    .meta({ example: '06:00' }),
  covers: z
    .enum(COVERAGES)
    .optional()
    .describe(
      'The whole days in Brasília that a file is about, sent to the report as from and to: previousDay; sinceLastDue, from ' +
        'the day on which it was due before until yesterday; previousMonth; or none. Default: previousDay if the type of the report has from and to, otherwise none.',
    ),
  outbox: z
    .boolean()
    .default(false)
    .describe(
      'Puts each file into the folder outbox/{sandbox} of REPORT_DIR too, as a bank does in the mailbox of its customer.',
    ),
});

export type ScheduleRequest = z.output<typeof scheduleRequest>;

export const EXAMPLE_SCHEDULE = '3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a03';
export const EXAMPLE_SCHEDULE_BODY = {
  name: 'night-statement',
  report: { type: 'synthetic.transactions', format: 'csv', parameters: { rows: 20, seed: 7 } },
  every: 'businessDay',
  at: '06:00',
  outbox: true,
} as const;

export const SCHEDULE_BODY = documentSchema(
  'CreateSchedule',
  () => scheduleRequest,
  () => ({
    payments: {
      summary: 'Invented payments at 06:00 on each business day, in the outbox',
      value: EXAMPLE_SCHEDULE_BODY,
    },
    statement: {
      summary: 'The payments of the day before from the SPI, each day',
      value: { name: 'spi-day', report: { type: 'spi.transactions' }, covers: 'previousDay' },
    },
  }),
);
