import { z } from 'zod';
import { inOrder } from '../period';
import { bankAccount } from './bank-account';
import { statementPeriod } from './statement-period';
import { type StatementDefinition } from './statement-report';

export const accountId = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,99}$/, { error: 'Must be the id of an account.' });

const parameters = z
  .strictObject({
    accountId: accountId.meta({
      description: 'The account of the bank.',
      example: 'maria-corrente',
    }),
    ...statementPeriod,
  })
  .check(inOrder);

/** The statement of an account of open banking. */
export const openfinanceStatement: StatementDefinition<z.output<typeof parameters>> = {
  id: 'openfinance.statement',
  title: 'Statement of an account',
  description:
    'The opening balance, the entries in the order of time with the balance after each, and the closing balance. ' +
    'It also has the formats of banks: OFX, CNAB 240 and camt.',
  parameters,
  sibling: 'openfinance',
  addressOf: ({ accountId }) => bankAccount(accountId),
};
