import { z } from 'zod';
import { exactlyOne } from '#libs/schema';
import { amount, percentage } from './numbers';
import { supplier } from './parties';
import {
  accessKey,
  code,
  day,
  digits,
  digitsLike,
  lineUpTo,
  municipality,
  textLike,
} from '../../../members/texts';

const MAX_DOCUMENTS = 1_000;
/** The largest percentage of the national layout: 999.99 %. Above 100 % rule E0453 refuses it. */
const MAX_PERCENTAGE = 99_999;

const KINDS = [
  'nfseKey',
  'nfeKey',
  'municipalInvoice',
  'paperInvoice',
  'fiscalDocument',
  'otherDocument',
] as const;

const leadingZeros = (count: number) =>
  digitsLike(
    new RegExp(String.raw`^\d{1,${String(count)}}$`),
    `at most ${String(count)} digits`,
  ).overwrite((text) => (text.length <= count ? text.padStart(count, '0') : text));

/** A document that a deduction is based on. */
export const deductionDocument = z
  .strictObject({
    nfseKey: accessKey.optional().describe('The access key of a national NFS-e.'),
    nfeKey: digits(44).optional().describe('The access key of an NF-e.'),
    municipalInvoice: z
      .strictObject({
        municipality,
        number: leadingZeros(15),
        verificationCode: textLike(/^[a-zA-Z0-9]{1,9}$/, '1 to 9 letters and digits'),
      })
      .optional()
      .describe('An NFS-e that a municipality issued in its own system.'),
    paperInvoice: z
      .strictObject({
        number: leadingZeros(7),
        model: leadingZeros(15),
        series: textLike(/^[a-zA-Z0-9]{1,15}$/, '1 to 15 letters and digits'),
      })
      .optional(),
    fiscalDocument: lineUpTo(255).optional().describe('The number of another fiscal document.'),
    otherDocument: lineUpTo(255)
      .optional()
      .describe('The number of a document that is not fiscal.'),
    type: code([1, 2, 3, 4, 5, 6, 7, 8, 9, 99])
      .describe(
        '1 food, 2 materials, 3 outside production, 4 reimbursement, 5 consortium, 6 health plan, 7 service, 8 subcontract, 9 lodging, 99 other.',
      )
      .meta({ example: 2 }),
    description: lineUpTo(150).optional().describe('Only for type 99.'),
    issueDate: day,
    deductibleAmount: amount().describe('The amount of the document that can be deducted.'),
    amount: amount().describe('The amount that this invoice deducts.'),
    supplier: supplier.optional(),
  })
  .check(exactlyOne(KINDS));

export type RequestedDeductionDocument = z.output<typeof deductionDocument>;

const byOneOf = z
  .strictObject({
    percentage: percentage({ max: MAX_PERCENTAGE })
      .optional()
      .describe('In percent of the price after the unconditional discount.'),
    amount: amount().optional(),
    documents: z
      .array(deductionDocument)
      .min(1, { error: 'Must have at least one document.' })
      .max(MAX_DOCUMENTS, { error: `Must have at most ${String(MAX_DOCUMENTS)} documents.` })
      .optional(),
  })
  .check(exactlyOne(['percentage', 'amount', 'documents']));

type Deductions = z.output<typeof byOneOf>;

/** An amount alone, or one of the three forms of the national layout. */
export const deductions = z
  .union([byOneOf, amount().transform((cents): Deductions => ({ amount: cents }))], {
    error: 'Must be an amount, or an object with one of percentage, amount, documents.',
  })
  .describe('Deductions from the base of the ISS: an amount, a percentage or documents.');
