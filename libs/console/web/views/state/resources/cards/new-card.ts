import { decimalOf, type CreateForm } from '../../../../forms/create-form';
import { digits } from '../../../../forms/fresh';
import { sendJson } from '../../../../forms/send';

/** Creates a test card. */
export const CARD: CreateForm = {
  name: 'card',
  service: 'iso8583',
  title: { pt: 'Criar um cartão de teste', en: 'Create a test card' },
  about: {
    pt: 'A senha é 1234, o CVV é 123 e a validade é dezembro de 2049.',
    en: 'The PIN is 1234, the CVV is 123 and the expiry is December 2049.',
  },
  button: { pt: 'Criar cartão', en: 'Create card' },
  fields: [
    {
      name: 'pan',
      label: { pt: 'Número', en: 'Number' },
      initial: (fresh) => `4111${digits(12, fresh)}`,
    },
    { name: 'holderName', label: { pt: 'Portador', en: 'Holder' }, initial: 'ANA SOUZA' },
    {
      name: 'balance',
      label: { pt: 'Saldo (R$)', en: 'Balance (BRL)' },
      initial: '1000.00',
      isAmount: true,
    },
    {
      name: 'creditLimit',
      label: { pt: 'Limite de crédito (R$)', en: 'Credit limit (BRL)' },
      initial: '500.00',
      isAmount: true,
    },
    {
      name: 'scenario',
      label: { pt: 'Responder sempre com', en: 'Always answer with' },
      hint: {
        pt: 'Opcional: um código do DE39, como 51',
        en: 'Optional: a code of DE39, such as 51',
      },
      initial: '',
      isOptional: true,
    },
  ],
  send: async ({ pan = '', holderName, balance = '', creditLimit = '', scenario = '' }) => {
    const cents = (amount: string): number => Math.round(Number(decimalOf(amount)) * 100);
    await sendJson('iso8583', '/admin/cards', {
      ...{ pan, holderName, balance: cents(balance), creditLimit: cents(creditLimit) },
      ...(scenario === '' ? {} : { scenario }),
    });
    return {
      kind: 'good',
      text: { pt: 'Cartão criado', en: 'Card created' },
      detail: pan,
      row: { resource: 'cards', id: pan },
      search: '/admin/cards',
    };
  },
};
