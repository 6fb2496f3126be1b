import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import {
  InvoiceDocumentRow,
  InvoiceEventRow,
  InvoiceRow,
  NumberCounterRow,
} from './invoices/invoice.row';
import { CreateInvoices1795700000000 } from './migrations/1795700000000-create-invoices';
import { CreateParameters1795700100000 } from './migrations/1795700100000-create-parameters';
import { ParameterRow } from './parameters/parameter.row';

/** The tables of the invoices in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[InvoiceRow, InvoiceDocumentRow, NumberCounterRow, InvoiceEventRow, ParameterRow],
    ...webhookEntities,
  ],
  migrations: [CreateInvoices1795700000000, CreateParameters1795700100000, ...webhookMigrations],
};
