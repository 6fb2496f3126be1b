import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { inOrder } from '../period';
import { contaPi } from './conta-pi';
import { statementPeriod } from './statement-period';
import { type StatementDefinition } from './statement-report';

const parameters = z
  .strictObject({
    ispb: z
      .string()
      .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' })
      .meta({ description: 'The direct participant that has the Conta PI.', example: '99999003' }),
    ...statementPeriod,
  })
  .check(inOrder);

/** The statement of the Conta PI of a participant of the SPI. */
export const spiStatement: StatementDefinition<z.output<typeof parameters>> = {
  id: 'spi.statement',
  title: 'Statement of a Conta PI',
  description:
    'The opening balance of a Conta PI, its entries in the order of booking with the balance after each, and the ' +
    'closing balance. It also has the formats of banks: OFX, CNAB 240 and camt.',
  parameters,
  sibling: 'spi',
  addressOf: ({ ispb }) => contaPi(ispb),
};
