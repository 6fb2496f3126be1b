import { type CompNfse } from '#libs/nfse';
import { compNfseOf } from '../../invoices/abrasf-invoice';
import { type Invoice } from '../../invoices/invoice';

/** The invoices in the municipal layout. Those that are not authorized are left out. */
export function notesOf(invoices: readonly Invoice[]): readonly CompNfse[] {
  return invoices.flatMap((invoice) => compNfseOf(invoice) ?? []);
}
