import { currentContext } from '#libs/http';
import { isAccessKey } from '#libs/nfse';
import { InvoiceRefused } from '../../invoices/invoice.errors';
import { SefinAddressInvalid, SefinRefused } from './sefin.errors';

/** The start of a sentence about what the sandbox has. */
export function inSandbox(): string {
  return `Sandbox ${currentContext().sandbox} has`;
}

/** @throws SefinAddressInvalid */
export function refuseInvalidKey(accessKey: string): void {
  if (isAccessKey(accessKey)) return;
  const rule =
    'An access key has 50 digits; the last one is the check digit. A CNPJ in it may have letters.';
  throw new SefinAddressInvalid('ACCESS_KEY', rule);
}

/** The national service answers each refusal with 400. */
export async function asSefin<T>(work: Promise<T>, dpsId?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InvoiceRefused) throw new SefinRefused(error.refusals, dpsId);
    throw error;
  }
}
