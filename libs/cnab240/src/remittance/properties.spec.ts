import fc from 'fast-check';
import { FEBRABAN } from '../layouts/febraban';
import { type RemittancePayment } from '../model/remittance';
import { change, chunks, fileOf, SEGMENT_A_ACCOUNT, SEGMENT_B } from '../test/remittance-lines';
import { readRemittance } from './read-remittance';

const SUFFIXES = 1_000_000;

const PAYMENT = fc.record({
  name: fc.stringMatching(/^[A-ZÇÃÉ][A-ZÇÃÉ .&]{0,28}[A-Z]$/),
  cents: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  account: fc.integer({ min: 1, max: 999_999_999_999 }),
  branch: fc.integer({ min: 1, max: 99_999 }),
  date: fc
    .date({ min: new Date('2026-11-04'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});

type Payment = typeof PAYMENT extends fc.Arbitrary<infer T> ? T : never;

function linesOf({ name, cents, account, branch, date }: Payment, index: number): string[] {
  const day = date.slice(8) + date.slice(5, 7) + date.slice(0, 4);
  const a = change(
    SEGMENT_A_ACCOUNT,
    [24, String(branch).padStart(5, '0')],
    [30, String(account).padStart(12, '0')],
    [44, name.padEnd(30)],
    [74, `PG${String(index + SUFFIXES)}`],
    [94, day],
    [120, String(cents).padStart(15, '0')],
  );
  return [a, SEGMENT_B];
}

it('reads any payments equal to those written, with their sum', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(PAYMENT, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 100, max: 3_000 }),
      async (payments, chunkSize) => {
        const lines = fileOf('41', payments.flatMap(linesOf));
        const found: RemittancePayment[] = [];
        for await (const item of readRemittance(chunks(lines, chunkSize), FEBRABAN)) {
          expect(item.findings).toEqual([]);
          if (item.item === 'payment') found.push(item.payment);
          if (item.item !== 'fileEnd') continue;
          const sum = payments.reduce((cents, one) => cents + one.cents, 0);
          expect(item.totals).toMatchObject({ payments: payments.length, cents: sum });
        }

        expect(
          found.map(({ payee, cents, date }) => ({
            name: payee.name,
            cents,
            account: Number(payee.account),
            branch: Number(payee.branch),
            date,
          })),
        ).toEqual(payments);
      },
    ),
    { numRuns: 30 },
  );
});
