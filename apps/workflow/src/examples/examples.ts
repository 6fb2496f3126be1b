import { cardRetry } from './card-retry';
import { type ExampleWorkflow } from './example-workflow';
import { invoiceAfterPayment } from './invoice-after-payment';
import { pixByCreditCard } from './pix-by-credit-card';

/** The workflows that the documentation shows. */
export const EXAMPLE_WORKFLOWS: readonly ExampleWorkflow[] = [
  pixByCreditCard,
  cardRetry,
  invoiceAfterPayment,
];
