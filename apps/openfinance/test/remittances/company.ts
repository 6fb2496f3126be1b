import { admin, type TestApp } from '#libs/testing';
import {
  writtenLines,
  type WrittenFile,
  type WrittenPayment,
} from '../../src/remittances/api/written-files';
import { bankIn } from '../bank/bank';

/** Three in the afternoon in Brasília, on a Wednesday: the STR is open. */
export const NOW = '2999-03-20T18:00:00.000Z';
export const TODAY = '20032999';
export const TOMORROW = '21032999';
/** The account of the company of the files. */
export const PAYER = 'padaria-corrente';

export interface ShownRemittance {
  readonly id: string;
  readonly status: string;
  readonly nsa: number;
  readonly paymentCount: number;
  readonly amount: string;
  readonly counts: Readonly<Record<string, { readonly count: number; readonly amount: string }>>;
}

export interface ShownPayment {
  readonly number: number;
  readonly companyDocument: string;
  readonly status: string;
  readonly occurrences: readonly { readonly code: string }[];
  readonly endToEndId?: string;
}

/** A Pix or a credit of 150.00 to Maria's account at this bank. */
export function toMaria(change: WrittenPayment | object = {}): WrittenPayment {
  return toAccount({ account: '000010000001', digit: '0', document: '11144477735' }, change);
}

/** A payment of 150.00 to an account of this bank. */
export function toAccount(
  { account, digit, document }: { account: string; digit: string; document: string },
  change: object = {},
): WrittenPayment {
  const { first = [], second = [], ...rest } = change as Partial<WrittenPayment>;
  return {
    amount: 15_000,
    ...rest,
    first: [[21, `87600001 ${account}${digit}`], [225, 'CC'], ...first],
    second: [[15, '05 '], [19, document.padStart(14, '0')], [233, '87654321'], ...second],
  };
}

export function textOf(
  file: Partial<WrittenFile> & { readonly payments?: Iterable<WrittenPayment> },
) {
  const { payments = [toMaria()], lots = [{ form: '45', payments }] } = file;
  return [...writtenLines({ nsa: 1, date: TODAY, ...file, lots })].join('');
}

/** The company and its bank, in one sandbox. */
export function companyIn(test: TestApp, sandbox: string) {
  const control = admin(test, sandbox);
  const bank = bankIn(test, sandbox);
  const post = (text: string, query = '') =>
    test.http
      .post(`/remittances${query}`)
      .set('X-Sandbox', sandbox)
      .set('Content-Type', 'text/plain')
      .send(text);
  return {
    ...bank,
    ...control,
    post,
    send: async (text: string): Promise<ShownRemittance> =>
      (await post(text).expect(202)).body as ShownRemittance,
    /** The codes and the details of the refusal of a file. */
    refused: async (text: string): Promise<readonly string[]> => {
      const { body } = await post(text).expect(422);
      const { code, errors } = body as { code: string; errors: { detail: string }[] };
      return [code, ...errors.map(({ detail }) => detail)];
    },
    remittance: async (id: string): Promise<ShownRemittance> =>
      (await bank.get(`/remittances/${id}`).expect(200)).body as ShownRemittance,
    payments: async (id: string, query = ''): Promise<readonly ShownPayment[]> =>
      (await bank.get(`/remittances/${id}/payments${query}`).expect(200)).body as ShownPayment[],
    /** The lines of a return file. */
    returned: async (id: string, query = ''): Promise<readonly string[]> => {
      const { text } = await bank.get(`/remittances/${id}/return${query}`).expect(200);
      return text.split('\r\n').slice(0, -1);
    },
    results: async (id: string): Promise<readonly string[]> => {
      const { body } = await bank.get(`/remittances/${id}/payments`).expect(200);
      return (body as ShownPayment[]).map(({ status, occurrences }) =>
        [status, ...occurrences.map(({ code }) => code)].join(' '),
      );
    },
    advance: (by: string) => control.call('post', '/clock/advance', { by }).expect(200),
    rule: (outcome: string) =>
      control
        .call('post', '/rules', {
          match: { method: 'POST', path: '/remittances' },
          effect: { outcome },
          times: 1,
        })
        .expect(201),
  };
}

export type TestCompany = ReturnType<typeof companyIn>;
