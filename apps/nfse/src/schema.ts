import { migrations } from './migrations';
import { type Schema } from '#libs/app';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { DistributedDocumentRow } from './distribution/distributed-document.row';
import {
  InvoiceDocumentRow,
  InvoiceEventRow,
  InvoiceRow,
  NumberCounterRow,
  RpsRow,
} from './invoices/invoice.row';
import { ContributorRow } from './contributors/contributor.row';
import { BatchRow } from './abrasf/batches/batch.row';
import { ParameterRow } from './parameters/parameter.row';

/** The tables of the invoices in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[InvoiceRow, InvoiceDocumentRow, NumberCounterRow, InvoiceEventRow, RpsRow, ParameterRow],
    ContributorRow,
    DistributedDocumentRow,
    BatchRow,
    ...webhookEntities,
  ],
  migrations: [...migrations, ...webhookMigrations],
};
