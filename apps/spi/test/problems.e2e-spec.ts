import 'reflect-metadata';
import { createTestApp, databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { spi } from '../src/spi.app';
import { EXAMPLE_END_TO_END_ID, PACS008_EXAMPLES } from '../src/transactions/examples';

const { payment, wrongTotal } = PACS008_EXAMPLES;

/** Bodies that cause the documented errors, by code. */
const BODIES: readonly (readonly [code: string, body: string | Buffer])[] = [
  ['XML_EMPTY', ' '],
  ['XML_ENCODING', Buffer.from('<Document>é</Document>', 'latin1')],
  ['XML_NOT_WELL_FORMED', '<Document><GrpHdr></Document>'],
  ['XML_DOCTYPE', '<!DOCTYPE Document><Document/>'],
  ['XML_TOO_DEEP', '<a>'.repeat(1_000)],
  ['XML_TOO_LARGE', `<a>${'<b/>'.repeat(100_001)}</a>`],
  ['PACS008_WRONG_DOCUMENT', '<Envelope/>'],
  ['PACS008_ELEMENT_INVALID', payment.value.replace(/<EndToEndId>.*<\/EndToEndId>/, '')],
  ['AMOUNT_INVALID', wrongTotal.value],
];

describe(`The documented errors of the SPI on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  const post = (body: string | Buffer) =>
    test.http
      .post('/spi/pacs.008')
      .set({ 'X-Sandbox': 'run-42', 'Content-Type': 'application/xml' })
      .send(body);

  it.each(BODIES)('have the texts of the service: %s', async (code, sent) => {
    const { body } = await post(sent);
    expect(body).toMatchObject(await documentedProblem(test, 'post /spi/pacs.008', code));
  });

  it('have the texts of the service for an EndToEndId that is unknown or already stored', async () => {
    const unknown = await test.http
      .get(`/spi/transactions/${EXAMPLE_END_TO_END_ID}`)
      .set('X-Sandbox', 'run-42');
    const find = 'get /spi/transactions/{endToEndId}';
    expect(unknown.body).toMatchObject(
      await documentedProblem(test, find, 'TRANSACTION_NOT_FOUND'),
    );
    await post(payment.value).expect(200);
    expect((await post(payment.value)).body).toMatchObject(
      await documentedProblem(test, 'post /spi/pacs.008', 'END_TO_END_ID_DUPLICATED'),
    );
  });
});
