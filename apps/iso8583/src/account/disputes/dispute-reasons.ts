import { type Brand } from '#libs/iso8583';
import { type DisputeFlow, type DisputeStatus } from './dispute-machine';

/** The brands whose reasons and time limits are known. */
export const DISPUTE_BRANDS = ['visa', 'mastercard'] as const;
export type DisputeBrand = (typeof DISPUTE_BRANDS)[number];

export const DISPUTE_CATEGORIES = [
  'fraud',
  'authorization',
  'processing-error',
  'consumer-dispute',
] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];

/** A reason for a chargeback. */
export interface DisputeReason {
  readonly brand: DisputeBrand;
  /** The dispute condition of Visa, or the message reason code of Mastercard. */
  readonly code: string;
  readonly title: string;
  readonly category: DisputeCategory;
  readonly flow: DisputeFlow;
  /** Days from the presentment in which the issuer can charge it back. */
  readonly filingDays: number;
}

type Row = readonly [code: string, title: string];

function table(facts: Omit<DisputeReason, 'code' | 'title'>, rows: readonly Row[]) {
  return rows.map(([code, title]): DisputeReason => ({ ...facts, code, title }));
}

/**
 * The reasons that are in use since Visa Claims Resolution (2018) and the consolidation of Mastercard (2016), with the
 * time limits of their public guides: Visa Core Rules, 11 (Dispute Resolution); Mastercard Chargeback Guide, Dual
 * Message System. The titles are in our own words.
 */
export const DISPUTE_REASONS: readonly DisputeReason[] = [
  ...table({ brand: 'visa', category: 'fraud', flow: 'allocation', filingDays: 120 }, [
    ['10.1', 'Counterfeit card at a terminal that cannot read chips'],
    ['10.2', 'Lost or stolen chip card at a terminal without PIN'],
    ['10.3', 'Other fraud with the card present'],
    ['10.4', 'Other fraud without the card'],
    ['10.5', 'Sale in the fraud monitoring program'],
  ]),
  ...table({ brand: 'visa', category: 'authorization', flow: 'allocation', filingDays: 75 }, [
    ['11.1', 'Card in the recovery bulletin'],
    ['11.2', 'Authorization declined'],
    ['11.3', 'No authorization'],
  ]),
  ...table(
    { brand: 'visa', category: 'processing-error', flow: 'collaboration', filingDays: 120 },
    [
      ['12.1', 'Late presentment'],
      ['12.2', 'Incorrect transaction code'],
      ['12.3', 'Incorrect currency'],
      ['12.4', 'Incorrect account number'],
      ['12.5', 'Incorrect amount'],
      ['12.6', 'Duplicate, or paid by other means'],
      ['12.7', 'Invalid data'],
    ],
  ),
  ...table(
    { brand: 'visa', category: 'consumer-dispute', flow: 'collaboration', filingDays: 120 },
    [
      ['13.1', 'Merchandise or services not received'],
      ['13.2', 'Cancelled recurring payment'],
      ['13.3', 'Not as described, or defective'],
      ['13.4', 'Counterfeit merchandise'],
      ['13.5', 'Misrepresentation'],
      ['13.6', 'Credit not processed'],
      ['13.7', 'Cancelled merchandise or services'],
      ['13.8', 'Original credit not accepted'],
      ['13.9', 'Cash or load not received'],
    ],
  ),
  ...table(
    { brand: 'mastercard', category: 'authorization', flow: 'collaboration', filingDays: 90 },
    [['4808', 'No valid authorization']],
  ),
  ...table(
    { brand: 'mastercard', category: 'processing-error', flow: 'collaboration', filingDays: 90 },
    [['4834', 'Error at the point of interaction']],
  ),
  ...table({ brand: 'mastercard', category: 'fraud', flow: 'collaboration', filingDays: 120 }, [
    ['4837', 'No authorization of the cardholder'],
    ['4849', 'Questionable activity of the merchant'],
    ['4870', 'Counterfeit card at a terminal that cannot read chips'],
    ['4871', 'Lost or stolen chip card at a terminal without PIN'],
  ]),
  ...table(
    { brand: 'mastercard', category: 'consumer-dispute', flow: 'collaboration', filingDays: 120 },
    [['4853', 'Dispute of the cardholder: not received, not as described, cancelled']],
  ),
];

/** Not published: how long a network takes to rule. */
const RULING_DAYS = 60;

/** Days in which the side that must act can do so. */
export const STATUS_DAYS: Readonly<
  Record<DisputeBrand, Readonly<Partial<Record<DisputeStatus, number>>>>
> = {
  visa: {
    ...{ chargeback: 30, representment: 30, 'pre-arbitration': 30, declined: 10 },
    arbitration: RULING_DAYS,
  },
  mastercard: {
    ...{ chargeback: 45, representment: 30, 'pre-arbitration': 30, declined: 45 },
    arbitration: RULING_DAYS,
  },
};

export function isDisputeBrand(brand: Brand | undefined): brand is DisputeBrand {
  return (DISPUTE_BRANDS as readonly (Brand | undefined)[]).includes(brand);
}

export function reasonOf(brand: DisputeBrand, code: string): DisputeReason | undefined {
  return DISPUTE_REASONS.find((each) => each.brand === brand && each.code === code);
}
