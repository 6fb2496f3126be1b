import { createTestApp, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';

describe('A municipal service', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.stop());

  describe('The WSDL', () => {
    it.each(['wsdl', 'WSDL', 'singleWsdl', ''])(
      'is at ?%s, with the address of the sandbox',
      async (query) => {
        const { text, headers } = await test.http
          .get(`/abrasf/3550308?${query}`)
          .set('X-Sandbox', 'abrasf-wsdl')
          .set('Host', 'erp.example:8080')
          .expect(200);
        expect(headers['content-type']).toBe('text/xml; charset=utf-8');
        expect(text).toContain('location="http://erp.example:8080/s/abrasf-wsdl/abrasf/3550308"');
        expect(text).toContain('soapAction="http://nfse.abrasf.org.br/GerarNfse"');
      },
    );

    it('of a municipality that does not exist is a fault', async () => {
      await test.http
        .get('/abrasf/1?wsdl')
        .expect(404)
        .expect('Content-Type', /^text\/xml/);
    });
  });
});
