import { documentRejections } from './nfse/document-rejections';
import { eventAndOtherRejections } from './nfse/event-and-other-rejections';
import { taxRejections } from './nfse/tax-rejections';

/** Portuguese names of the outcomes of service invoices: the rejections of the Sistema Nacional NFS-e. */
export const nfse: Readonly<Record<string, string>> = {
  ...documentRejections,
  ...taxRejections,
  ...eventAndOtherRejections,
};
