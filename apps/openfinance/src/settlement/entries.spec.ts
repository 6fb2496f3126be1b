import { CREDITOR, storedPayment } from '../../test/payments/builders';
import { INTERNAL_ACCOUNTS } from '../ledger/posting';
import { counterpartyOf, returned, settled } from './entries';

const atMs = Date.parse('2026-01-30T12:00:03.000Z');
const at = '2026-01-30T12:00:03.000Z';
const { details, paymentId } = storedPayment();
const payee = {
  document: CREDITOR.cpfCnpj,
  personType: 'PESSOA_NATURAL',
  ispb: '12345678',
  branchCode: '0001',
  number: '123456789',
  checkDigit: '0',
};
const payer = {
  document: '11144477735',
  personType: 'PESSOA_NATURAL',
  ispb: '87654321',
  branchCode: '0001',
  number: '10000001',
  checkDigit: '7',
};

describe('The entry of a payment', () => {
  it('to another institution goes from what is blocked to the SPI', () => {
    expect(settled(storedPayment(), undefined, atMs)).toEqual({
      entryId: paymentId,
      at,
      lines: [
        {
          type: 'PIX',
          accountId: 'maria-corrente',
          cents: -15_000,
          fromBlocked: true,
          name: 'Pix enviado - João Souza',
          counterparty: payee,
          paymentId,
          endToEndId: storedPayment().endToEndId,
        },
        {
          type: 'PIX',
          accountId: INTERNAL_ACCOUNTS.spi,
          cents: 15_000,
          name: 'Pix recebido - Maria Silva',
          counterparty: payer,
          paymentId,
          endToEndId: storedPayment().endToEndId,
        },
      ],
    });
  });

  it('within the bank goes to the account of the payee', () => {
    const { lines } = settled(storedPayment(), 'joao-corrente', atMs);
    const type = 'TRANSFERENCIA_MESMA_INSTITUICAO';
    expect(lines).toMatchObject([
      { type, accountId: 'maria-corrente', cents: -15_000, fromBlocked: true },
      { type, accountId: 'joao-corrente', cents: 15_000 },
    ]);
    expect(lines[1]).not.toHaveProperty('fromBlocked');
  });

  it('that another institution returns goes back to what is available', () => {
    const { entryId, lines } = returned(storedPayment(), { entryId: 'D1', cents: 5_000 }, atMs);
    expect(lines.map(({ endToEndId }) => endToEndId)).toEqual(['D1', 'D1']);
    expect(entryId).toBe('D1');
    expect(lines).toMatchObject([
      { type: 'PIX', accountId: 'maria-corrente', cents: 5_000, counterparty: payee },
      { type: 'PIX', accountId: INTERNAL_ACCOUNTS.spi, cents: -5_000 },
    ]);
    expect(lines[0]).not.toHaveProperty('fromBlocked');
  });

  it('that a payee of the bank returns debits the payee', () => {
    const given = { entryId: 'D1', cents: 15_000, payeeAccountId: 'joao-corrente' };
    const type = 'TRANSFERENCIA_MESMA_INSTITUICAO';
    expect(returned(storedPayment(), given, atMs).lines).toMatchObject([
      { type, accountId: 'maria-corrente', cents: 15_000, counterparty: payee },
      { type, accountId: 'joao-corrente', cents: -15_000, counterparty: payer },
    ]);
  });

  it('has a name that fits into a statement', () => {
    const long = storedPayment({ details: { ...details, debtorName: 'x'.repeat(300) } });
    expect(settled(long, undefined, atMs).lines[1]?.name).toHaveLength(200);
  });

  it('does without a payee that nobody named', () => {
    const unnamed = storedPayment({ details: { ...details, creditor: undefined } });
    const [line] = settled(unnamed, undefined, atMs).lines;
    expect(line).toMatchObject({ name: 'Pix enviado - Recebedor' });
    expect(line).not.toHaveProperty('counterparty');
  });
});

describe('The other side of a payment', () => {
  it.each<readonly [string, string, object]>([
    ['1', '', {}],
    ['17', '1', { number: '1', checkDigit: '7', branchCode: '0001' }],
    ['100000017', '0042', { number: '10000001', checkDigit: '7', branchCode: '0042' }],
  ])('with the account %s', (number, issuer, expected) => {
    const account = { ispb: '12345678', number, accountType: 'TRAN' } as const;
    const found = counterpartyOf(
      '12ABC34501DE35',
      issuer === '' ? account : { ...account, issuer },
    );
    expect(found).toEqual({
      document: '12ABC34501DE35',
      personType: 'PESSOA_JURIDICA',
      ispb: '12345678',
      ...expected,
    });
  });
});
