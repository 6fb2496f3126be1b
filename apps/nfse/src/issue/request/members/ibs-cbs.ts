import { z } from 'zod';
import { exactlyOne } from '#libs/schema';
import { placeAddress } from '../../../members/addresses';
import { amount, percentage } from './numbers';
import { recipient, supplier } from './parties';
import {
  accessKey,
  code,
  day,
  digits,
  lineUpTo,
  municipality,
  textLike,
  textUpTo,
} from '../../../members/texts';

const situation = digits(3).meta({ example: '000' });
const classification = digits(6)
  .describe('cClassTrib: its first three digits are the CST (rule E0959).')
  .meta({ example: '000001' });

const property = z
  .strictObject({
    propertyRegistration: textUpTo(30).optional(),
    cib: textUpTo(8).min(8, { error: 'Must have 8 characters.' }).optional(),
    address: placeAddress.optional(),
  })
  .check(exactlyOne(['cib', 'address']))
  .describe('Only for operations on real estate (rules E0928, E0932).');

const reimbursement = z
  .strictObject({
    nationalDocument: z
      .strictObject({
        type: code([1, 2, 3, 9]).describe('1 NFS-e, 2 NF-e, 3 CT-e, 9 other.'),
        description: lineUpTo(255).optional(),
        key: textUpTo(50),
      })
      .optional(),
    fiscalDocument: z
      .strictObject({ municipality, number: lineUpTo(255), description: lineUpTo(255) })
      .optional(),
    otherDocument: z.strictObject({ number: lineUpTo(255), description: lineUpTo(255) }).optional(),
    supplier: supplier.optional(),
    issueDate: day,
    competence: day,
    type: textLike(/^(?:0[1-4]|99)$/, 'one of "01", "02", "03", "04", "99"'),
    description: lineUpTo(150).optional().describe('Only for type 99.'),
    amount: amount(),
  })
  .check(exactlyOne(['nationalDocument', 'fiscalDocument', 'otherDocument']));

export type RequestedReimbursement = z.output<typeof reimbursement>;

/** IBS and CBS of a request (LC 214/2025). They are computed if the group is sent. */
export const ibsCbs = z
  .strictObject({
    operationIndicator: digits(6).describe('cIndOp of annex VII.').meta({ example: '100301' }),
    cst: situation,
    classification,
    finalConsumer: z.boolean().optional(),
    operationType: code([1, 2, 3, 4, 5])
      .optional()
      .describe('Only for sales to the government and for some services (rules E0903, E0904).'),
    references: z
      .array(accessKey)
      .min(1, { error: 'Must have at least one access key.' })
      .max(99, { error: 'Must have at most 99 access keys.' })
      .optional()
      .describe('Access keys of other invoices.'),
    governmentEntity: code([1, 2, 3, 4]).optional().describe('Only for sales to the government.'),
    freeTradeZone: z
      .boolean()
      .optional()
      .describe('true: the operation is in a free-trade zone, and its CBS is 0.'),
    recipient: recipient
      .optional()
      .describe('The party that receives the service, if it is not the customer.'),
    property: property.optional(),
    presumedCredit: digits(2)
      .optional()
      .describe(
        'cCredPres, 01 to 13. From 2027 on; most codes need a classification of their own (rules E1560, E1575).',
      ),
    regular: z.strictObject({ cst: situation, classification }).optional(),
    deferral: z
      .strictObject({ state: percentage(), municipality: percentage(), cbs: percentage() })
      .optional()
      .describe('The deferred percentages of IBS (state, municipality) and CBS.'),
    reimbursements: z
      .array(reimbursement)
      .min(1, { error: 'Must have at least one document.' })
      .max(1_000, { error: 'Must have at most 1000 documents.' })
      .optional()
      .describe('Amounts that the provider passes on to others.'),
  })
  .describe('IBS and CBS. The service then needs an NBS code (rule E0322).');

export type RequestedIbsCbs = z.output<typeof ibsCbs>;
