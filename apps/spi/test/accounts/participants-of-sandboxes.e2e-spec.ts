import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, newEndToEndId, pacs008 } from '#libs/testing';
import { spi } from '../../src/spi.app';

/** The sandboxes, with the payer and the receiver that are registered in each. */
const PARTICIPANTS = [
  ['first', '11111111', '22222222'],
  ['second', '33333333', '44444444'],
] as const;

/** The participants are kept in memory. Two sandboxes that were changed equally often have the same version. */
it(`The participants of two sandboxes pay with their own Contas PI on ${databaseUnderTest}`, async () => {
  const test = await createTestApp(spi);
  const inSandbox = (sandbox: string) => admin(test, sandbox).call;
  try {
    for (const [sandbox, ...ispbs] of PARTICIPANTS) {
      for (const ispb of ispbs) {
        const body = { ispb, kind: 'DIRECT', balance: '1000.00' };
        await inSandbox(sandbox)('post', '/participants', body).expect(201);
      }
    }
    for (const [sandbox, payer, receiver] of PARTICIPANTS) {
      const text = pacs008({ endToEndId: newEndToEndId(), amount: '150.75' })
        .replaceAll('12345678</MmbId>', `${payer}</MmbId>`)
        .replaceAll('87654321</MmbId>', `${receiver}</MmbId>`);
      const headers = { 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' };
      await test.http.post('/spi/pacs.008').set(headers).send(text).expect(200);
      const { body } = await inSandbox(sandbox)('get', `/participants/${payer}`).expect(200);
      expect(body).toMatchObject({ balance: '849.25' });
    }
  } finally {
    await test.close();
  }
});
