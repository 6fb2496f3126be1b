import { brasiliaDateTime } from '#libs/brazil';
import { abrasfOf, type AbrasfDetails, type CompNfse } from '#libs/nfse';
import { authorizedContentOf, type Invoice } from './invoice';

/** The data of an invoice in the municipal layout that the national layout does not have. */
export function abrasfDetailsOf(invoice: Invoice): AbrasfDetails {
  const { verificationCode, cancellation, statusUpdatedAtMs, status, replacedBy } = invoice;
  const { declaration } = invoice;
  return {
    verificationCode: verificationCode ?? '',
    ...(status === 'cancelled' && cancellation !== null
      ? {
          cancellation: {
            dateTime: brasiliaDateTime(statusUpdatedAtMs),
            code: cancellation.municipalCode ?? cancellation.code,
          },
        }
      : {}),
    ...(replacedBy === null ? {} : { replacedBy }),
    ...(declaration?.rps === undefined ? {} : { rps: declaration.rps }),
  };
}

/** The invoice in the municipal layout ABRASF 2.04, as members; undefined if it is not authorized. */
export function compNfseOf(invoice: Invoice): CompNfse | undefined {
  const content = authorizedContentOf(invoice);
  return content && abrasfOf(content, abrasfDetailsOf(invoice));
}
