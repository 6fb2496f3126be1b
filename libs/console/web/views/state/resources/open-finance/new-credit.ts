import { control } from '../../../../api/call';
import { decimalOf, type CreateForm } from '../../../../forms/create-form';

/** Credits an account, as a received Pix does. */
export const CREDIT: CreateForm = {
  name: 'credit',
  service: 'openfinance',
  title: { pt: 'Creditar uma conta', en: 'Credit an account' },
  about: { pt: 'Credita um Pix recebido.', en: 'Credits a received Pix.' },
  button: { pt: 'Creditar', en: 'Credit' },
  fields: [
    {
      name: 'accountId',
      label: { pt: 'Conta', en: 'Account' },
      initial: 'maria-corrente',
      suggestions: ['maria-corrente', 'maria-poupanca', 'joao-corrente', 'padaria-corrente'],
    },
    {
      name: 'amount',
      label: { pt: 'Valor (R$)', en: 'Amount (BRL)' },
      initial: '150.00',
      isAmount: true,
    },
    { name: 'payerName', label: { pt: 'Pagador', en: 'Payer' }, initial: 'João Souza' },
    {
      name: 'document',
      label: { pt: 'CPF do pagador', en: 'CPF of the payer' },
      initial: '11144477735',
    },
  ],
  send: async ({ accountId = '', amount = '', payerName, document }) => {
    const { endToEndId } = await control<{ readonly endToEndId: string }>('openfinance', {
      method: 'POST',
      path: '/credits',
      body: {
        ...{ accountId, amount: Number(decimalOf(amount)).toFixed(2) },
        payer: { name: payerName, document },
      },
    });
    return {
      kind: 'good',
      text: { pt: 'Conta creditada', en: 'Account credited' },
      detail: endToEndId,
      row: { resource: 'bank-accounts', id: accountId },
      search: endToEndId,
    };
  },
};
