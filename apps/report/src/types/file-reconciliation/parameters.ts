import { z } from 'zod';
import { isCalendarDate } from '#libs/kernel';
import { isObject } from '#libs/schema';
import { EXAMPLE_FILE } from '../../files/example-file';
import { ispb } from '../lists/filters';
import { inOrder } from '../period';
import { acquirerTerms } from '../settlement/iso8583-settlement';
import { accountId } from '../statement/openfinance-statement';
import { MATCH_MEMBERS } from './matched-entry';

/** What a file is compared with, and the parameters that only it has. The first one is needed. */
const OWN_PARAMETERS = {
  'openfinance.statement': ['accountId'],
  'spi.statement': ['ispb'],
  'iso8583.settlement': [],
  file: ['otherFile'],
} as const;

export type LedgerName = keyof typeof OWN_PARAMETERS;
export const LEDGER_NAMES = Object.keys(OWN_PARAMETERS) as [LedgerName, ...LedgerName[]];

const MAX_TOLERANCE = 31;

const fileId = z.uuid({ error: 'Must be the id of a file: POST /reports/files uploads one.' });
const day = z
  .string()
  .refine(isCalendarDate, { error: 'Must be a date, as in 2026-01-31.' })
  .optional();

export const parameters = z
  .strictObject({
    file: fileId.meta({ description: 'The uploaded file.', example: EXAMPLE_FILE }),
    with: z.enum(LEDGER_NAMES).meta({
      description:
        'What the file is compared with: the statement of an account, that of a Conta PI, the settlement of card sales, or another uploaded file.',
    }),
    accountId: accountId.optional().meta({
      description: 'The account of openfinance.statement.',
      example: 'maria-corrente',
    }),
    ispb: ispb
      .optional()
      .meta({ description: 'The participant of spi.statement.', example: '99999003' }),
    terms: acquirerTerms.optional().meta({
      description: 'The terms of iso8583.settlement, as its parameters with these names.',
    }),
    otherFile: fileId.optional().meta({ description: 'The other file.' }),
    from: day.meta({
      description: 'The first day, in Brasília. Default: the first day of the file.',
      example: '2026-01-01',
    }),
    to: day.meta({
      description:
        'The day after the last day, in Brasília. Default: the day after the last day of the file.',
      example: '2026-02-01',
    }),
    matchBy: z
      .array(z.enum(MATCH_MEMBERS))
      .min(1, { error: 'Must name at least one member.' })
      .max(MATCH_MEMBERS.length, { error: 'Must not name a member twice.' })
      .refine((members) => members.some((member) => member !== 'day'), {
        error: 'Must name endToEndId, nsu or amount too: a day does not identify an entry.',
      })
      .optional()
      .meta({
        description:
          'What identifies an entry. The other members are compared. An entry without the id is matched by amount and day. Default: endToEndId if both sides have it, otherwise nsu if both have it, otherwise amount and day.',
      }),
    toleranceDays: z
      .int({ error: 'Must be a whole number.' })
      .min(0, { error: 'Must be at least 0.' })
      .max(MAX_TOLERANCE, { error: `Must be at most ${String(MAX_TOLERANCE)}.` })
      .default(0)
      .meta({ description: 'By how many days the two days of an entry can differ. Default: 0.' }),
    differencesOnly: z
      .boolean()
      .default(true)
      .meta({ description: 'false lists entries that match, too.' }),
  })
  .check(inOrder)
  .check(
    z.superRefine(
      (asked, context) => {
        const name = (asked as { readonly with?: unknown }).with;
        if (typeof name !== 'string' || !Object.hasOwn(OWN_PARAMETERS, name)) return;
        for (const [message, path] of misplaced(name as LedgerName, asked)) {
          context.addIssue({ code: 'custom', path: [path], message });
        }
      },
      { when: isObject },
    ),
  );

export type ReconciliationParameters = z.output<typeof parameters>;

/** The parameters of a ledger that are missing, or that belong to another one. */
function misplaced(name: LedgerName, asked: object): [message: string, path: string][] {
  const has = (member: string) => (asked as Record<string, unknown>)[member] !== undefined;
  const found: [string, string][] = [];
  for (const [owner, members] of Object.entries(OWN_PARAMETERS)) {
    for (const member of members) {
      if (owner === name && !has(member)) found.push([`Is missing; ${name} needs it.`, member]);
      if (owner !== name && has(member)) {
        found.push([`Must be left out: it belongs to ${owner}, not to ${name}.`, member]);
      }
    }
  }
  if (name !== 'iso8583.settlement' && has('terms')) {
    found.push([`Must be left out: it belongs to iso8583.settlement, not to ${name}.`, 'terms']);
  }
  return found;
}
