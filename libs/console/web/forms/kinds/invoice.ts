import { decimalOf, type CreateForm } from '../create-form';
import { letters } from '../fresh';
import { sendJson } from '../send';

interface Invoice {
  readonly id: string;
  readonly status: string;
  readonly number: number | null;
  readonly reference: string;
  readonly rejections: readonly { readonly code?: string; readonly message?: string }[];
}

/** Issues a service invoice. */
export const INVOICE: CreateForm = {
  name: 'invoice',
  service: 'nfse',
  title: { pt: 'Emitir uma NFS-e', en: 'Issue an invoice (NFS-e)' },
  about: {
    pt: 'Emite uma nota de serviço, com impostos calculados, número e assinatura.',
    en: 'Issues a service invoice: its taxes are computed, and it is numbered and signed.',
  },
  button: { pt: 'Emitir nota', en: 'Issue invoice' },
  fields: [
    {
      name: 'amount',
      label: { pt: 'Valor (R$)', en: 'Amount (BRL)' },
      initial: '1000.00',
      isAmount: true,
    },
    {
      name: 'description',
      label: { pt: 'Serviço', en: 'Service' },
      initial: 'Suporte técnico em informática',
    },
    {
      name: 'code',
      label: { pt: 'Código do serviço (LC 116)', en: 'Code of the service (LC 116)' },
      initial: '1.07',
    },
    { name: 'issRate', label: { pt: 'Alíquota do ISS (%)', en: 'ISS rate (%)' }, initial: '5' },
    {
      name: 'customerName',
      label: { pt: 'Tomador', en: 'Customer' },
      initial: 'Cliente Exemplo Ltda',
    },
    {
      name: 'customerCnpj',
      label: { pt: 'CNPJ do tomador', en: 'CNPJ of the customer' },
      initial: '11444777000161',
    },
  ],
  send: async (values, fresh) => {
    const { amount = '', description, code, issRate = '', customerName, customerCnpj } = values;
    const invoice = await sendJson<Invoice>('nfse', '/nfse/issue', {
      reference: `console-${letters(8, fresh)}`,
      provider: {
        ...{ cnpj: '12345678000195', municipalRegistration: '12345', municipality: '3550308' },
      },
      customer: { cnpj: customerCnpj, name: customerName },
      service: {
        ...{ code, description },
        ...{ amount: Number(decimalOf(amount)), issRate: Number(decimalOf(issRate)) },
      },
    });
    return sentInvoice(invoice);
  },
};

function sentInvoice({ id, status, number, reference, rejections }: Invoice) {
  const place = { row: { resource: 'invoices', id }, search: reference };
  const [rejection] = rejections;
  if (status === 'rejected' || rejection !== undefined) {
    const code = rejection?.code;
    const text = { pt: 'Nota rejeitada', en: 'Invoice rejected' };
    return { kind: 'bad', text, ...place, ...(code === undefined ? {} : { code }) } as const;
  }
  const which = number === null ? '' : ` ${String(number)}`;
  const text =
    status === 'authorized'
      ? { pt: `Nota${which} autorizada`, en: `Invoice${which} authorized` }
      : { pt: `Nota recebida: ${status}`, en: `Invoice received: ${status}` };
  return {
    kind: status === 'authorized' ? 'good' : 'info',
    text,
    detail: reference,
    ...place,
  } as const;
}
