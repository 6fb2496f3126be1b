import { observeList } from '../../api/lists';
import { decimalOf, type CreateForm, type Sent } from '../create-form';
import { sendJson } from '../send';

interface AuthorizationResult {
  readonly request: { readonly fields: Readonly<Record<string, string>> };
  readonly response: {
    readonly responseCode: string;
    readonly approved: boolean;
  } | null;
}

/** Authorizes a purchase: the acquirer sends a 0100 to the issuer. */
export const PURCHASE: CreateForm = {
  name: 'purchase',
  service: 'iso8583',
  title: { pt: 'Autorizar uma compra no cartão', en: 'Authorize a card purchase' },
  about: {
    pt: 'O adquirente envia uma 0100 ao emissor, que bloqueia o valor no cartão.',
    en: 'The acquirer sends a 0100 to the issuer, which holds the amount on the card.',
  },
  button: { pt: 'Autorizar compra', en: 'Authorize purchase' },
  fields: [
    {
      name: 'pan',
      label: { pt: 'Cartão (PAN)', en: 'Card (PAN)' },
      hint: {
        pt: '…0001 tem saldo, …0002 quase não tem, …0003 está bloqueado',
        en: '…0001 has a balance, …0002 has nearly none, …0003 is blocked',
      },
      initial: '4000000000000001',
      suggestions: ['4000000000000001', '4000000000000002', '4000000000000003'],
    },
    {
      name: 'amount',
      label: { pt: 'Valor (R$)', en: 'Amount (BRL)' },
      initial: '150.75',
      isAmount: true,
    },
  ],
  send: async ({ pan = '', amount = '' }) => {
    const body = { pan, amount: Math.round(Number(decimalOf(amount)) * 100) };
    const result = await sendJson<AuthorizationResult>(
      'iso8583',
      '/iso8583/acquirer/authorize',
      body,
    );
    return { ...purchaseSent(result), ...(await rowOf(pan, result.request.fields['37'])) };
  },
};

function purchaseSent({ response }: AuthorizationResult): Sent {
  if (response === null)
    return {
      kind: 'bad',
      text: { pt: 'O emissor não respondeu', en: 'The issuer did not answer' },
    };
  const { responseCode: code, approved } = response;
  if (approved)
    return { kind: 'good', text: { pt: 'Compra aprovada', en: 'Purchase approved' }, code };
  return { kind: 'bad', text: { pt: 'Compra negada', en: 'Purchase declined' }, code };
}

/** The stored message has the RRN of the request. The response of the acquirer has no id. */
async function rowOf(pan: string, rrn: string | undefined): Promise<Partial<Sent>> {
  if (rrn === undefined) return {};
  try {
    const { rows } = await observeList('iso8583', `/admin/transactions?limit=5&pan=${pan}`);
    const row = rows.find((each) => each['rrn'] === rrn);
    const id = row?.['id'];
    const found = typeof id === 'string' ? { row: { resource: 'card-transactions', id } } : {};
    return { search: rrn, ...found };
  } catch {
    return { search: rrn };
  }
}
