import 'reflect-metadata';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { spi } from '../src/spi.app';
import { refusals } from './refusals';

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe(`POST /spi/pacs.008 on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const post = (body: string | Buffer, contentType = 'application/xml') =>
    test.http.post('/spi/pacs.008').set('Content-Type', contentType).send(body);
  const stored = async () => ((await test.http.get('/spi/transactions')).body as unknown[]).length;

  describe('accepts', () => {
    it('the message of the contract, and stores its fields', async () => {
      const endToEndId = newEndToEndId();
      const answer = await post(pacs008({ endToEndId, txId: 'TX9', amount: '150.75' })).expect(200);

      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      const createdAt = /<CreDtTm>(.*)<\/CreDtTm>/.exec(answer.text)?.[1];
      expect(createdAt).toMatch(ISO_UTC);
      expect(answer.text).toBe(
        '<?xml version="1.0" encoding="UTF-8"?>\n<Document><FIToFIPmtStsRpt><GrpHdr>' +
          `<MsgID>PACS002${endToEndId}</MsgID><CreDtTm>${String(createdAt)}</CreDtTm>` +
          '<NbOfTxs>1</NbOfTxs><TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt></GrpHdr>' +
          `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>ACCP</TxSts>` +
          '</TxInfAndSts></FIToFIPmtStsRpt></Document>',
      );
      const { body } = await test.http.get(`/spi/transactions/${endToEndId}`).expect(200);
      expect(body).toEqual({
        id: expect.stringMatching(UUID) as unknown,
        endToEndId,
        txId: 'TX9',
        amount: 150.75,
        creditorIspb: '87654321',
        creditorName: 'João Souza',
        debtorIspb: '12345678',
        debtorName: 'Maria Silva',
        status: 'ACCEPTED',
        createdAt,
      });
    });

    it.each([
      ['text/xml', 'text/xml', ''],
      ['a charset', 'application/xml; charset="UTF-8"', ''],
      ['a byte order mark', 'application/xml', '\uFEFF'],
    ])('%s', async (_, contentType, mark) => {
      await post(mark + pacs008(), contentType).expect(200);
    });

    it('a message with only the required elements, and uses defaults for the others', async () => {
      const endToEndId = newEndToEndId();
      const bare = pacs008({ endToEndId, amount: '7' })
        .replace(/<TxId>.*<\/TxId>/, '')
        .replace(/<TtlIntrBkSttlmAmt.*/, '')
        .replace(/<IntrBkSttlmDt.*/, '')
        .replace(/<SttlmInf.*/, '')
        .replace(/<(Dbtr|Cdtr|ChrgBr)>.*/g, '')
        .replaceAll('InstgAgt', 'DbtrAgt');
      const answer = await post(bare).expect(200);
      expect(answer.text).toContain('<TtlIntrBkSttlmAmt Ccy="BRL">7.00</TtlIntrBkSttlmAmt>');
      const { body } = await test.http.get(`/spi/transactions/${endToEndId}`).expect(200);
      expect(body).toMatchObject({
        txId: endToEndId,
        amount: 7,
        debtorIspb: '12345678',
        debtorName: '',
        creditorName: '',
      });
    });

    it('the largest amount, and returns it exact to the cent', async () => {
      const endToEndId = newEndToEndId();
      const largest = pacs008({ endToEndId, amount: '90071992547409.91' }).replace(
        /<TtlIntrBkSttlmAmt.*/,
        '',
      );
      await post(largest).expect(200);
      const { text } = await test.http.get(`/spi/transactions/${endToEndId}`);
      expect(text).toContain('"amount":90071992547409.91,');
    });

    it('several payments in one message, and stores all of them', async () => {
      const [first, second] = [newEndToEndId(), newEndToEndId()];
      const answer = await post(
        pacs008({ endToEndId: first, amount: '1.10' }, { endToEndId: second, amount: '2.20' }),
      ).expect(200);
      expect(answer.text).toContain(`<MsgID>PACS002${first}</MsgID>`);
      expect(answer.text).toContain('<NbOfTxs>2</NbOfTxs>');
      expect(answer.text).toContain('Ccy="BRL">3.30<');
      expect(answer.text.match(/<OrgnlEndToEndId>[^<]*<\/OrgnlEndToEndId><TxSts>ACCP/g)).toEqual([
        `<OrgnlEndToEndId>${first}</OrgnlEndToEndId><TxSts>ACCP`,
        `<OrgnlEndToEndId>${second}</OrgnlEndToEndId><TxSts>ACCP`,
      ]);
      await test.http.get(`/spi/transactions/${second}`).expect(200);
    });

    it('a compressed body', async () => {
      const { gzipSync } = await import('node:zlib');
      await test.http
        .post('/spi/pacs.008')
        .set({ 'Content-Type': 'application/xml', 'Content-Encoding': 'gzip' })
        .serialize((body: unknown) => body as string)
        .send(gzipSync(pacs008()))
        .expect(200);
    });
  });

  describe('refuses', () => {
    it.each(refusals)('$what', async ({ change, status, code, pointer }) => {
      const before = await stored();
      const { body, headers } = await post(change(pacs008()));
      const problem = body as { readonly errors?: readonly { readonly pointer: string }[] };
      expect(problem).toMatchObject({ status, code, instance: '/spi/pacs.008' });
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(problem.errors?.[0]?.pointer).toBe(pointer);
      expect(await stored()).toBe(before);
    });

    it('a message with several errors, and reports each with the position of its payment', async () => {
      const { body } = await post(
        pacs008({}, {})
          .replace(/<MsgId>.*/, '')
          .replace(/(<CdtrAgt>[^]*<CdtrAgt>.*<MmbId>)87654321/, '$1x'),
      ).expect(400);
      expect(
        (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer),
      ).toEqual(['GrpHdr/MsgId', 'CdtTrfTxInf[2]/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId']);
    });

    it('a body of 10 MB', async () => {
      const { body } = await post(Buffer.alloc(10 * 1024 * 1024, 'a')).expect(413);
      expect(body).toMatchObject({ code: 'BODY_TOO_LARGE' });
    });

    it('a compressed body that is 10 MB when decompressed', async () => {
      const { gzipSync } = await import('node:zlib');
      await test.http
        .post('/spi/pacs.008')
        .set({ 'Content-Type': 'application/xml', 'Content-Encoding': 'gzip' })
        .serialize((body: unknown) => body as string)
        .send(gzipSync(Buffer.alloc(10 * 1024 * 1024, 'a')))
        .expect(413);
    });

    it.each([
      ['text/plain', 'MEDIA_TYPE_NOT_SUPPORTED'],
      ['application/json', 'MEDIA_TYPE_NOT_SUPPORTED'],
      ['application/xml; charset=iso-8859-1', 'CHARSET_NOT_SUPPORTED'],
    ])('the media type %s', async (contentType, code) => {
      const sent = contentType.includes('json') ? '{}' : pacs008();
      const { body } = await post(sent, contentType).expect(415);
      expect(body).toMatchObject({ code });
    });

    it('DELETE, and lists the allowed methods', async () => {
      const { headers, body } = await test.http.delete('/spi/pacs.008').expect(405);
      expect(headers['allow']).toBe('OPTIONS, POST');
      expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    });

    it('an EndToEndId that is already stored', async () => {
      const endToEndId = newEndToEndId();
      await post(pacs008({ endToEndId })).expect(200);
      const { body } = await post(pacs008({ endToEndId, amount: '1.00' })).expect(409);
      expect(body).toMatchObject({ code: 'END_TO_END_ID_DUPLICATED', status: 409 });
      expect((body as { detail: string }).detail).toContain(endToEndId);
      expect((await test.http.get(`/spi/transactions/${endToEndId}`)).body).toMatchObject({
        amount: 150.75,
      });
    });

    it('an invalid amount before it checks for a duplicate EndToEndId', async () => {
      const endToEndId = newEndToEndId();
      await post(pacs008({ endToEndId })).expect(200);
      await post(pacs008({ endToEndId, amount: '0.00' })).expect(422);
    });

    it('a whole message if one of its EndToEndIds is already stored', async () => {
      const [taken, free] = [newEndToEndId(), newEndToEndId()];
      await post(pacs008({ endToEndId: taken })).expect(200);
      await post(pacs008({ endToEndId: free }, { endToEndId: taken })).expect(409);
      await test.http.get(`/spi/transactions/${free}`).expect(404);
    });

    it('a message with the same EndToEndId twice', async () => {
      const endToEndId = newEndToEndId();
      await post(pacs008({ endToEndId }, { endToEndId })).expect(409);
      await test.http.get(`/spi/transactions/${endToEndId}`).expect(404);
    });

    it('a message with a problem in XML if the client accepts only XML', async () => {
      const { headers, text } = await post('<a/>').accept('application/xml').expect(400);
      expect(headers['content-type']).toBe('application/problem+xml; charset=utf-8');
      expect(text).toContain(
        '<problem xmlns="urn:ietf:rfc:7807"><type>urn:problem:pacs008-wrong-document</type>',
      );
      expect(text).toContain('<errors><i><pointer>a</pointer>');
    });
  });

  it('accepts only one of 64 simultaneous requests with the same EndToEndId', async () => {
    const endToEndId = newEndToEndId();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => post(pacs008({ endToEndId })).then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(63);
  });

  it('refuses only the duplicates among simultaneous requests', async () => {
    const taken = newEndToEndId();
    await post(pacs008({ endToEndId: taken })).expect(200);
    const ids = Array.from({ length: 32 }, (_, index) =>
      index % 4 === 0 ? taken : newEndToEndId(),
    );
    const statuses = await Promise.all(
      ids.map((endToEndId) => post(pacs008({ endToEndId })).then(({ status }) => status)),
    );
    expect(statuses).toEqual(ids.map((endToEndId) => (endToEndId === taken ? 409 : 200)));
  });
});
