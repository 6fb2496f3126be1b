import { at, failure } from '#libs/kernel';
import { type DisputeStatus, type DisputeStep } from '../account/disputes/dispute-machine';
import { DISPUTE_BRANDS } from '../account/disputes/dispute-reasons';

export class DisputeNotFound extends failure.notFound(
  'DISPUTE_NOT_FOUND',
  'The dispute does not exist',
  (id: string) => `The sandbox has no dispute ${id}; GET /admin/disputes lists the disputes.`,
) {}

export class PresentmentNotFound extends failure.notFound(
  'DISPUTE_TRANSACTION_NOT_FOUND',
  'The card has no such purchase',
  () =>
    'The card has no such purchase: a debit or a capture that is not completely reversed. GET /admin/cards/{pan}/transactions lists its transactions.',
) {}

export class BrandWithoutDisputes extends failure.unprocessable(
  'DISPUTE_BRAND_UNKNOWN',
  'The brand of the card has no dispute reasons',
  (brand: string) =>
    at(
      '/pan',
      `Must be a card of ${DISPUTE_BRANDS.join(' or ')}; this card has the brand ${brand}.`,
    ),
) {}

export class ReasonUnknown extends failure.unprocessable(
  'DISPUTE_REASON_UNKNOWN',
  'The brand of the card has no such reason',
  (brand: string) =>
    at(
      '/reason',
      `Must be a reason of ${brand}; GET /admin/dispute-reasons?brand=${brand} lists them.`,
    ),
) {}

export class DisputeTooLate extends failure.unprocessable(
  'DISPUTE_TOO_LATE',
  'The time limit of the reason has passed',
  (reason: string, days: number) =>
    at(
      '/reason',
      `Must be a reason whose time limit has not passed: ${reason} allows a chargeback within ${String(days)} days of the purchase.`,
    ),
) {}

export class DisputeAmountInvalid extends failure.unprocessable(
  'DISPUTE_AMOUNT_INVALID',
  'The amount cannot be contested',
  (most: number, why: string) => at('/amount', `Must be at most ${String(most)} cents: ${why}.`),
) {}

export class StepCannotConcede extends failure.unprocessable(
  'DISPUTE_STEP_WITHOUT_AMOUNT',
  'The step is always about the whole amount',
  (step: DisputeStep, contested: number) =>
    at(
      '/amount',
      `Must be absent, or ${String(contested)}, the whole contested amount in cents: the step ${step} cannot contest a part.`,
    ),
) {}

export class StepNotAllowed extends failure.conflict(
  'DISPUTE_STEP_NOT_ALLOWED',
  'The dispute cannot take that step now',
  (step: DisputeStep, status: DisputeStatus, allowed: readonly string[]) => {
    const detail =
      allowed.length === 0
        ? `The step ${step} is not possible: the dispute has ended with the status ${status}.`
        : `Must be ${allowed.join(' or ')}: the step ${step} is not possible in the status ${status}.`;
    return at('/step', detail);
  },
) {}
