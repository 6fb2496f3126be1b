import { documentRejections } from './nfse/document-rejections';
import { eventAndOtherRejections } from './nfse/event-and-other-rejections';
import { laterMunicipalErrors } from './nfse/later-municipal-errors';
import { municipalErrors } from './nfse/municipal-errors';
import { taxRejections } from './nfse/tax-rejections';

/** Portuguese names of the outcomes of service invoices: the rejections of the Sistema Nacional NFS-e, and the errors of ABRASF. */
export const nfse: Readonly<Record<string, string>> = {
  ...documentRejections,
  ...taxRejections,
  ...eventAndOtherRejections,
  ...municipalErrors,
  ...laterMunicipalErrors,
};
