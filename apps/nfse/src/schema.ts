import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import {
  InvoiceDocumentRow,
  InvoiceEventRow,
  InvoiceRow,
  NumberCounterRow,
  RpsRow,
} from './invoices/invoice.row';
import { CreateInvoices1795700000000 } from './migrations/1795700000000-create-invoices';
import { CreateParameters1795700100000 } from './migrations/1795700100000-create-parameters';
import { CreateRps1798000000000 } from './migrations/1798000000000-create-rps';
import { ParameterRow } from './parameters/parameter.row';

/** The tables of the invoices in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[InvoiceRow, InvoiceDocumentRow, NumberCounterRow, InvoiceEventRow, RpsRow, ParameterRow],
    ...webhookEntities,
  ],
  migrations: [
    CreateInvoices1795700000000,
    CreateParameters1795700100000,
    CreateRps1798000000000,
    ...webhookMigrations,
  ],
};
