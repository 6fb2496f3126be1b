import { request } from '../../api/call';
import { problemOf } from '../../api/problem';
import { outcomeNames } from '../../words/outcomes/outcome-names';
import { decimalOf, type CreateForm, type Sent } from '../create-form';
import { outcomeOfPacs002, pacs008 } from './pacs008';

const ISPB_HINT = { pt: '8 dígitos ou letras maiúsculas', en: '8 digits or capital letters' };

/** Sends a Pix: a pacs.008 to the SPI. */
export const PIX: CreateForm = {
  name: 'pix',
  service: 'spi',
  title: { pt: 'Enviar um Pix', en: 'Send a Pix' },
  about: {
    pt: 'Envia uma pacs.008 ao SPI, com um EndToEndId novo no minuto atual do relógio do sandbox.',
    en: 'Sends a pacs.008 to the SPI, with a new EndToEndId in the current minute of the clock of the sandbox.',
  },
  button: { pt: 'Enviar Pix', en: 'Send Pix' },
  fields: [
    {
      name: 'amount',
      label: { pt: 'Valor (R$)', en: 'Amount (BRL)' },
      initial: '150.75',
      isAmount: true,
    },
    {
      name: 'payerIspb',
      label: { pt: 'ISPB do pagador', en: 'ISPB of the payer' },
      hint: ISPB_HINT,
      initial: '12345678',
    },
    { name: 'payerName', label: { pt: 'Pagador', en: 'Payer' }, initial: 'Maria Silva' },
    {
      name: 'payeeIspb',
      label: { pt: 'ISPB do recebedor', en: 'ISPB of the payee' },
      hint: ISPB_HINT,
      initial: '87654321',
    },
    { name: 'payeeName', label: { pt: 'Recebedor', en: 'Payee' }, initial: 'João Souza' },
    {
      name: 'key',
      label: { pt: 'Chave Pix', en: 'Pix key' },
      hint: {
        pt: 'Opcional. am04@outcome.example provoca a rejeição AM04, e assim cada código.',
        en: 'Optional. am04@outcome.example causes the rejection AM04, and so on for each code.',
      },
      initial: '',
      isOptional: true,
      suggestions: Object.keys(outcomeNames('spi'))
        .filter((code) => code.length === 4)
        .map((code) => `${code.toLowerCase()}@outcome.example`),
    },
  ],
  send: async (values, fresh) => {
    const { amount = '', payerIspb = '', payerName = '' } = values;
    const { payeeIspb = '', payeeName = '', key = '' } = values;
    const payment = { payerIspb, payerName, payeeIspb, payeeName, key };
    const { endToEndId, xml } = pacs008({ ...payment, amount: decimalOf(amount) }, fresh);
    const headers = { 'Content-Type': 'application/xml' };
    const call = { method: 'POST', path: '/spi/pacs.008', body: xml, headers } as const;
    const response = await request('spi', call);
    const text = await response.text();
    if (!response.ok) throw problemOf(response.status, text);
    return paymentSent(endToEndId, text);
  },
};

function paymentSent(endToEndId: string, pacs002: string): Sent {
  const { status, code } = outcomeOfPacs002(pacs002);
  const row = { resource: 'payments', id: endToEndId };
  const about = { detail: endToEndId, row, thread: endToEndId };
  if (status === 'RJCT') {
    const text = { pt: 'Pix rejeitado', en: 'Pix rejected' };
    return { kind: 'bad', text, ...about, ...(code === undefined ? {} : { code }) };
  }
  if (status === 'ACCP' || status === 'ACSC')
    return { kind: 'good', text: { pt: 'Pix aceito', en: 'Pix accepted' }, ...about };
  if (status === 'ACSP' || status === 'PDNG')
    return { kind: 'info', text: waiting(status), ...about };
  const text = {
    pt: `O SPI respondeu ${status === '' ? 'sem situação' : status}`,
    en: `The SPI answered ${status === '' ? 'without a status' : status}`,
  };
  return { kind: 'info', text, ...about };
}

/** The payment is not settled yet. */
function waiting(status: string): Sent['text'] {
  return {
    pt: `Pix em liquidação (${status}): aguarda a resposta da instituição do recebedor`,
    en: `Pix being settled (${status}): it waits for the response of the institution of the payee`,
  };
}
