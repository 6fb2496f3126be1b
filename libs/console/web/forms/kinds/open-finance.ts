import { control } from '../../api/call';
import { decimalOf, type CreateForm, type FormField, type Values } from '../create-form';
import { dateInBrasilia, newUuid, type Fresh } from '../fresh';
import { statusOf } from '../../words/statuses';
import { sendJson } from '../send';

interface Data<T> {
  readonly data: T;
}
interface ConsentData {
  readonly consentId: string;
  readonly status: string;
}

const API = '/open-banking';
const PAYEE_ACCOUNT = { issuer: '0001', number: '1234567890', accountType: 'CACC' };

const CUSTOMER: FormField = {
  name: 'customer',
  label: { pt: 'CPF do cliente', en: 'CPF of the customer' },
  hint: {
    pt: 'Maria Silva, que tem três contas no banco',
    en: 'Maria Silva, who has three accounts at the bank',
  },
  initial: '11144477735',
};
const AMOUNT: FormField = {
  name: 'amount',
  label: { pt: 'Valor (R$)', en: 'Amount (BRL)' },
  initial: '150.00',
  isAmount: true,
};
const PAYEE: readonly FormField[] = [
  { name: 'payeeName', label: { pt: 'Recebedor', en: 'Payee' }, initial: 'João Souza' },
  {
    name: 'payeeIspb',
    label: { pt: 'ISPB do recebedor', en: 'ISPB of the payee' },
    initial: '12345678',
  },
];

/** Pays by Open Finance: a consent, its authorisation and the payment. */
export const BANK_PAYMENT: CreateForm = {
  name: 'bank-payment',
  service: 'openfinance',
  title: {
    pt: 'Iniciar um pagamento no Open Finance',
    en: 'Initiate a payment through Open Finance',
  },
  about: {
    pt: 'Cria o consentimento, autoriza-o como o cliente faria e inicia o pagamento.',
    en: 'Creates the consent, authorises it as the customer would, and initiates the payment.',
  },
  button: { pt: 'Iniciar pagamento', en: 'Initiate payment' },
  fields: [AMOUNT, CUSTOMER, ...PAYEE],
  send: async (values, fresh) => {
    const consent = await paymentConsent(values, fresh);
    const { consentId } = consent;
    if (consent.status === 'AWAITING_AUTHORISATION') await authorised(consentId);
    const payment = { ...paidBy(values), creditorAccount: payeeAccount(values) };
    const headers = { 'x-consent-id': consentId, 'x-idempotency-key': newUuid(fresh) };
    const { data } = await sendJson<
      Data<{ readonly paymentId: string; readonly status: string; readonly endToEndId: string }>
    >('openfinance', `${API}/payments/v1/pix/payments`, payment, headers);
    const status = statusOf('openfinance', data.status).text;
    return {
      kind: data.status === 'RJCT' ? 'bad' : 'good',
      text: {
        pt: `Pagamento iniciado: ${status.pt} (${data.status})`,
        en: `Payment initiated: ${status.en} (${data.status})`,
      },
      detail: data.endToEndId,
      row: { resource: 'bank-payments', id: data.paymentId },
      thread: data.endToEndId,
    };
  },
};

/** Creates a consent, which may wait for its customer. */
export const CONSENT: CreateForm = {
  name: 'consent',
  service: 'openfinance',
  title: { pt: 'Criar um consentimento', en: 'Create a consent' },
  about: {
    pt: 'Cria um consentimento de dados ou de pagamento do Open Finance. Por padrão, o simulador o autoriza em seguida.',
    en: 'Creates a consent of Open Finance to read data or to pay. By default, the simulator authorises it at once.',
  },
  button: { pt: 'Criar consentimento', en: 'Create consent' },
  fields: [
    {
      name: 'kind',
      label: { pt: 'Tipo', en: 'Kind' },
      initial: 'data',
      choices: [
        {
          value: 'data',
          label: {
            pt: 'Dados (contas, saldos, transações)',
            en: 'Data (accounts, balances, transactions)',
          },
        },
        { value: 'payment', label: { pt: 'Pagamento', en: 'Payment' } },
      ],
    },
    CUSTOMER,
    { ...AMOUNT, hint: { pt: 'Só para pagamento', en: 'Only for a payment' } },
    ...PAYEE,
  ],
  send: async (values, fresh) => {
    const { consentId } =
      values['kind'] === 'payment'
        ? await paymentConsent(values, fresh)
        : await dataConsent(values);
    return {
      kind: 'good',
      text: { pt: 'Consentimento criado', en: 'Consent created' },
      detail: consentId,
      row: { resource: 'consents', id: consentId },
      search: consentId,
    };
  },
};

async function paymentConsent(values: Values, fresh: Fresh): Promise<ConsentData> {
  const { creditor, amount, currency } = paidBy(values);
  const details = { localInstrument: 'MANU', creditorAccount: payeeAccount(values) };
  const date = dateInBrasilia(fresh.now);
  const payment = { type: 'PIX', date, currency, amount, details };
  const { data } = await sendJson<Data<ConsentData>>(
    'openfinance',
    `${API}/payments/v1/consents`,
    { data: { ...loggedUser(values), creditor, payment } },
    { 'x-idempotency-key': newUuid(fresh) },
  );
  return data;
}

async function dataConsent(values: Values): Promise<ConsentData> {
  const permissions = [
    'ACCOUNTS_READ',
    'ACCOUNTS_BALANCES_READ',
    'ACCOUNTS_TRANSACTIONS_READ',
    'RESOURCES_READ',
  ];
  const body = { data: { ...loggedUser(values), permissions } };
  return (await sendJson<Data<ConsentData>>('openfinance', `${API}/consents/v1/consents`, body))
    .data;
}

async function authorised(consentId: string): Promise<void> {
  const path = `/consents/${encodeURIComponent(consentId)}/authorise`;
  await control('openfinance', { method: 'POST', path, body: {} });
}

function loggedUser({ customer = '' }: Values): object {
  return { loggedUser: { document: { identification: customer, rel: 'CPF' } } };
}

function paidBy({ amount = '', payeeName = '' }: Values) {
  const creditor = { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: payeeName };
  return { amount: Number(decimalOf(amount)).toFixed(2), currency: 'BRL', creditor };
}

function payeeAccount({ payeeIspb = '' }: Values): object {
  return { ispb: payeeIspb, ...PAYEE_ACCOUNT };
}
