import type { CreateForm } from '../create-form';
import { INVOICE } from './invoice';
import { KEY } from './key';
import { BANK_PAYMENT, CONSENT } from './open-finance';
import { PIX } from './pix';
import { PURCHASE } from './purchase';

/** The forms of the first page, in their order. */
export const USUAL_FORMS: readonly CreateForm[] = [
  PIX,
  KEY,
  PURCHASE,
  BANK_PAYMENT,
  CONSENT,
  INVOICE,
];
