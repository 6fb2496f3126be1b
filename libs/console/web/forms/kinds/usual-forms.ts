import type { CreateForm } from '../create-form';
import { CLIENT } from './client';
import { EXECUTION } from './execution';
import { INVOICE } from './invoice';
import { KEY } from './key';
import { BANK_PAYMENT, CONSENT } from './open-finance';
import { PIX } from './pix';
import { PURCHASE } from './purchase';
import { REPORT } from './report';

/** The forms of the first page, in their order. */
export const USUAL_FORMS: readonly CreateForm[] = [
  PIX,
  KEY,
  PURCHASE,
  BANK_PAYMENT,
  CONSENT,
  INVOICE,
  EXECUTION,
  REPORT,
  CLIENT,
];
