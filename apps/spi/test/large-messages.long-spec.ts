import 'reflect-metadata';
import { createTestApp, databaseUnderTest, newEndToEndId, type TestApp } from '#libs/testing';
import { spi } from '../src/spi.app';

/** Returns a pacs.008 with these payments and only the required elements. */
function bareMessage(endToEndIds: readonly string[]): string {
  const agent = (name: string, ispb: string): string =>
    `<${name}><FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId></${name}>`;
  const agents = agent('InstgAgt', '12345678') + agent('CdtrAgt', '87654321');
  const payments = endToEndIds.map(
    (id) =>
      `<CdtTrfTxInf><PmtId><EndToEndId>${id}</EndToEndId></PmtId>` +
      `<IntrBkSttlmAmt Ccy="BRL">1.00</IntrBkSttlmAmt>${agents}</CdtTrfTxInf>`,
  );
  return document(endToEndIds.length, payments.join(''));
}

function document(count: number, payments: string): string {
  return (
    '<Document><FIToFICstmrCdtTrf><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-21T12:00:00</CreDtTm>' +
    `<NbOfTxs>${String(count)}</NbOfTxs></GrpHdr>${payments}</FIToFICstmrCdtTrf></Document>`
  );
}

describe(`A large pacs.008 on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { XML_LIMIT_BYTES: String(16 * 1024 * 1024) });
  });
  afterAll(() => test.close());

  const inSandbox = (sandbox: string) => ({
    post: (body: string) =>
      test.http
        .post('/spi/pacs.008')
        .set({ 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' })
        .send(body),
    stored: async (): Promise<number> => {
      const answer = await test.http
        .get('/spi/transactions?limit=1')
        .set('X-Sandbox', sandbox)
        .expect(200);
      return Number(answer.headers['x-total-count']);
    },
  });

  it.each([201, 3_000, 7_000])(
    'with %d payments is stored completely or not at all',
    async (count) => {
      const { post, stored } = inSandbox(`of-${String(count)}`);
      const ids = Array.from({ length: count }, newEndToEndId);
      const answer = await post(bareMessage(ids)).expect(200);
      expect(answer.text.match(/<TxSts>ACCP<\/TxSts>/g)).toHaveLength(count);
      expect(await stored()).toBe(count);

      const others = Array.from({ length: count - 1 }, newEndToEndId);
      const { body } = await post(bareMessage([...others, ids[0] ?? ''])).expect(409);
      expect(body).toMatchObject({ code: 'END_TO_END_ID_DUPLICATED' });
      expect((body as { detail: string }).detail).toContain(ids[0]);
      expect(await stored()).toBe(count);

      const again = await post(bareMessage(ids)).expect(409);
      expect((again.body as { detail: string }).detail).toContain(`and ${String(count - 10)} more`);
    },
  );

  it('with an error in each payment gets the first 100 errors and the number of the others', async () => {
    const { post } = inSandbox('errors');
    const count = 20_000;
    // Each payment has no EndToEndId, debtor agent or creditor agent. Amounts are checked only later.
    const answer = await post(document(count, '<CdtTrfTxInf/>'.repeat(count))).expect(400);
    const { code, errors, omittedErrors } = answer.body as {
      readonly code: string;
      readonly errors: readonly unknown[];
      readonly omittedErrors: number;
    };
    expect(code).toBe('PACS008_ELEMENT_INVALID');
    expect(errors).toHaveLength(100);
    expect(omittedErrors).toBe(3 * count - 100);
    expect(answer.text.length).toBeLessThan(32 * 1024);
  });
});
