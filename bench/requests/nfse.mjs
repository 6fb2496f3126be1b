import { JSON_TYPE, send } from '../load.mjs';

export const INVOICE = {
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
};
const BODY = JSON.stringify(INVOICE);

/** Returns a load of invoices to issue. */
export function issuedInvoices(address, headers = {}) {
  const request = { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body: BODY };
  return (until) => send(`${address}/nfse/issue`, [request], until);
}

/** Returns a load of reads of the XML of the first invoice. */
export function invoiceXml(address) {
  return (until) => send(`${address}/nfse/1/xml`, [{ method: 'GET' }], until);
}
