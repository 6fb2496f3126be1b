import { createTestApp, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER } from '../issuer';
import { abrasfIn, batch, DAY, envelope, header, party, root, rps, rpsId } from './abrasf-client';

const CUSTOMER_GROUP =
  `<TomadorServico><IdentificacaoTomador><CpfCnpj><Cnpj>${CUSTOMER.cnpj}</Cnpj></CpfCnpj></IdentificacaoTomador>` +
  `<RazaoSocial>${CUSTOMER.name}</RazaoSocial></TomadorServico>`;

describe('The municipal service over SOAP', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.stop());
  const frozen = async (sandbox: string, municipality?: string) => {
    const service = abrasfIn(test, `abrasf-${sandbox}`, municipality);
    await service.freeze();
    return service;
  };

  describe('GerarNfse', () => {
    it('issues a note, which the JSON API has too', async () => {
      const { generate, list } = await frozen('issue');
      const answer = await generate({ number: 7, customer: CUSTOMER_GROUP });
      expect(answer).toMatchObject({
        status: 200,
        contentType: 'text/xml; charset=utf-8',
        codes: [],
      });
      expect(answer.xml).toContain('<GerarNfseResposta xmlns="http://www.abrasf.org.br/nfse.xsd">');
      expect(answer.all('ValorIss')[0]).toBe('50.00');
      const [invoice] = await list();
      expect(invoice).toMatchObject({ status: 'authorized', number: 1, rps: { number: '7' } });
    });

    it.each([
      ['E16', { date: '2026-03-11' }],
      ['E68', { status: 2 }],
      ['E258', { cnpj: '12345678000100' }],
      ['E18', { amount: '0.00' }],
    ] as const)('refuses with %s: %j', async (code, change) => {
      const { generate, list } = await frozen(`refused-${code.toLowerCase()}`);
      expect(await generate(change)).toMatchObject({ status: 200, codes: [code] });
      expect(await list()).toEqual([]);
    });

    it('refuses an RPS that became a note before (E10), and finds that note', async () => {
      const { generate, byRps } = await frozen('twice');
      await generate({ number: 7 });
      expect((await generate({ number: 7 })).codes).toEqual(['E10']);
      const found = await byRps(7);
      expect(found.xml).toContain('<ConsultarNfseRpsResposta');
      expect(found.all('Numero')[0]).toBe('1');
      expect((await byRps(8)).codes).toEqual(['E4']);
    });

    it('issues where the municipality has no agreement with the national system', async () => {
      const { generate } = await frozen('own-system', '3500105');
      expect((await generate()).codes).toEqual([]);
    });
  });

  describe('A batch', () => {
    it('is processed when its time has come', async () => {
      const { receive, batchOf, byRps, advance } = await frozen('batch');
      const received = await receive(batch(5, [rps({ number: 1 }), rps({ number: 2 })]));
      expect(received.all('NumeroLote')).toEqual(['5']);
      expect(received.all('DataRecebimento')).toEqual(['2026-03-10T15:00:00']);
      const [protocol = ''] = received.all('Protocolo');
      const waiting = await batchOf(protocol);
      expect(waiting.all('Situacao')).toEqual(['2']);
      expect((await byRps(2)).codes).toEqual(['E92']);
      await advance('PT5S');
      const done = await batchOf(protocol);
      expect(done.all('Situacao')).toEqual(['4']);
      expect(done.all('CompNfse')).toHaveLength(2);
      expect((await batchOf('other')).codes).toEqual(['E86']);
      expect((await batchOf(protocol, CUSTOMER.cnpj)).codes).toEqual(['E86']);
    });

    it('with a wrong receipt makes no note, and says which one is wrong', async () => {
      const { receive, batchOf, advance, list } = await frozen('wrong-rps');
      const sent = batch(1, [rps({ number: 1 }), rps({ number: 2, status: 2 })]);
      const [protocol = ''] = (await receive(sent)).all('Protocolo');
      await advance('PT5S');
      const done = await batchOf(protocol);
      expect([done.all('Situacao'), done.codes]).toEqual([['3'], ['E68']]);
      expect(done.xml).toContain('<ListaMensagemRetornoLote>');
      expect(done.all('Numero')).toEqual(['2']);
      expect(await list()).toEqual([]);
    });

    it('is received once', async () => {
      const { receive } = await frozen('same-number');
      await receive(batch(1, [rps({ number: 1 })]));
      expect((await receive(batch(1, [rps({ number: 2 })]))).codes).toEqual(['E233']);
    });

    it.each([
      ['E69', batch(1, [rps()], { count: 2 }), {}],
      ['E214', batch(1, [rps(), rps({ number: 2 })]), { maxRps: 1 }],
      ['E173', batch(1, [rps()]), { signatures: 'require' }],
    ] as const)('is refused at once with %s', async (code, sent, abrasf) => {
      const { receive, settings } = await frozen(`at-once-${code.toLowerCase()}`);
      if (Object.keys(abrasf).length > 0) await settings(abrasf);
      expect((await receive(sent)).codes).toEqual([code]);
    });

    it.each([
      ['E71', batch(1, [rps(), rps()])],
      ['E348', batch(1, [rps({ cnpj: CUSTOMER.cnpj })])],
    ])('is processed with the error %s', async (code, sent) => {
      const { receiveNow, list } = await frozen(`in-batch-${code.toLowerCase()}`);
      expect((await receiveNow(sent)).codes).toEqual([code]);
      expect(await list()).toEqual([]);
    });

    it('is processed at once by RecepcionarLoteRpsSincrono', async () => {
      const { receiveNow, batchOf } = await frozen('now');
      const answer = await receiveNow(batch(1, [rps({ number: 1 }), rps({ number: 2 })]));
      expect(answer.all('CompNfse')).toHaveLength(2);
      const [protocol = ''] = answer.all('Protocolo');
      expect((await batchOf(protocol)).all('CompNfse')).toHaveLength(2);
      expect((await receiveNow(batch(1, [rps({ number: 3 })]))).codes).toEqual(['E233']);
    });

    it('is asked for in the way that the municipality has', async () => {
      const { receive, batchOf, settings } = await frozen('while-waiting');
      const [protocol = ''] = (await receive(batch(1, [rps()]))).all('Protocolo');
      for (const whileProcessing of ['E92', 'E178', 'A900']) {
        await settings({ whileProcessing });
        expect((await batchOf(protocol)).codes).toEqual([whileProcessing]);
      }
    });

    it('is gone after a reset of its sandbox', async () => {
      const { receive, batchOf, call, freeze, advance, list } = await frozen('reset');
      const [protocol = ''] = (await receive(batch(1, [rps()]))).all('Protocolo');
      await call('post', '/reset', {}).expect(200);
      await freeze();
      await advance('PT10S');
      expect((await batchOf(protocol)).codes).toEqual(['E86']);
      expect(await list()).toEqual([]);
    });
  });

  describe('A query', () => {
    it('has pages of 50 notes', async () => {
      const { receiveNow, provided, inRange } = await frozen('pages');
      const receipts = (from: number, count: number) =>
        Array.from({ length: count }, (_, index) => rps({ number: from + index }));
      await receiveNow(batch(1, receipts(1, 50)));
      await receiveNow(batch(2, receipts(51, 2)));
      const period = `<PeriodoEmissao><DataInicial>${DAY}</DataInicial><DataFinal>${DAY}</DataFinal></PeriodoEmissao>`;
      expect((await provided(period)).all('CompNfse')).toHaveLength(50);
      expect((await provided(period, 2)).all('CompNfse')).toHaveLength(2);
      expect((await provided(period, 3)).codes).toEqual(['E212']);
      const competence = period.replaceAll('PeriodoEmissao', 'PeriodoCompetencia');
      expect((await provided(competence, 2)).all('CompNfse')).toHaveLength(2);
      expect((await inRange(51, 60)).all('CompNfse')).toHaveLength(2);
      expect((await inRange(53, 60)).codes).toEqual(['E223']);
      expect((await inRange(2, 1)).codes).toEqual(['E218']);
    });

    it('finds notes by their number, their customer and their period', async () => {
      const { generate, provided, taken } = await frozen('queries');
      await generate({ number: 1, customer: CUSTOMER_GROUP });
      await generate({ number: 2 });
      const number = (value: number) => `<NumeroNfse>${String(value)}</NumeroNfse>`;
      expect((await provided(number(2))).all('CompNfse')).toHaveLength(1);
      expect((await provided(number(3))).codes).toEqual(['E78']);
      expect((await taken(number(1), CUSTOMER.cnpj)).all('CompNfse')).toHaveLength(1);
      expect((await taken(number(2), CUSTOMER.cnpj)).codes).toEqual(['E78']);
      const tomorrow =
        '<PeriodoEmissao><DataInicial>2026-03-10</DataInicial><DataFinal>2026-03-11</DataFinal></PeriodoEmissao>';
      expect((await provided(tomorrow)).codes).toEqual(['E133']);
    });
  });

  describe('A note', () => {
    it('is cancelled once', async () => {
      const { generate, cancelNote, byRps } = await frozen('cancel');
      await generate({ number: 1 });
      const cancelled = await cancelNote(1, '4');
      expect(cancelled.codes).toEqual([]);
      expect(cancelled.all('DataHora')).toEqual(['2026-03-10T15:00:00']);
      expect((await byRps(1)).all('CodigoCancelamento')).toEqual(['4']);
      expect((await cancelNote(1)).codes).toEqual(['E79']);
      expect((await cancelNote(2)).codes).toEqual(['E78']);
      expect((await cancelNote(1, '3')).codes).toEqual(['E213']);
      expect((await cancelNote(1, '8')).codes).toEqual(['E160']);
    });

    it('is replaced once', async () => {
      const { generate, replaceNote, cancelNote, list } = await frozen('replace');
      await generate({ number: 1 });
      const replaced = await replaceNote(1, { number: 2 });
      expect(replaced.codes).toEqual([]);
      expect(replaced.all('NfseSubstituidora')).toHaveLength(2);
      expect((await list()).map(({ status }) => status)).toEqual(['authorized', 'substituted']);
      expect((await replaceNote(1, { number: 3 })).codes).toEqual(['E7']);
      expect((await cancelNote(1)).codes).toEqual(['E7']);
      await cancelNote(2);
      expect((await replaceNote(2, { number: 3 })).codes).toEqual(['E224']);
      expect((await replaceNote(9, { number: 3 })).codes).toEqual(['E5']);
    });
  });

  describe('A rule', () => {
    const path = '/abrasf/3550308';

    it('requests a code of the table for the operation that its match names', async () => {
      const { call, generate, provided } = await frozen('rule');
      const match = {
        method: 'POST',
        path,
        body: [{ element: 'Envelope/Body/GerarNfseRequest/nfseDadosMsg', contains: '<Serie>A1' }],
      };
      await call('post', '/rules', { match, effect: { outcome: 'E182' }, times: 1 }).expect(201);
      expect((await provided('<NumeroNfse>1</NumeroNfse>')).codes).toEqual(['E78']);
      expect((await generate({ number: 1 })).codes).toEqual(['E182']);
      expect((await generate({ number: 1 })).codes).toEqual([]);
    });

    it('requests an alert, and the note is issued', async () => {
      const { requestOutcome, generate, list } = await frozen('alert');
      await requestOutcome('A8', path);
      const answer = await generate();
      expect(answer.xml).toContain('<ListaMensagemAlertaRetorno>');
      expect(answer.codes).toEqual(['A8']);
      expect(await list()).toHaveLength(1);
    });

    it('lets the processing of a batch end with an error', async () => {
      const { requestOutcome, receive, batchOf, advance } = await frozen('rule-batch');
      await requestOutcome('E156', path);
      const [protocol = ''] = (await receive(batch(1, [rps()]))).all('Protocolo');
      await advance('PT5S');
      const done = await batchOf(protocol);
      expect([done.all('Situacao'), done.codes]).toEqual([['3'], ['E156']]);
    });

    it('is refused with a code that does not exist', async () => {
      const { call } = await frozen('unknown-code');
      const rule = { match: { path }, effect: { outcome: 'E9999' } };
      await call('post', '/rules', rule).expect(400);
    });
  });

  describe('An envelope', () => {
    it('of SOAP 1.2 gets one of SOAP 1.2', async () => {
      const { envelope: send } = await frozen('soap12');
      const body = envelope(
        'ConsultarNfsePorRps',
        root('ConsultarNfseRpsEnvio', `${rpsId(1)}${party('Prestador')}`),
        {
          soap: 'http://www.w3.org/2003/05/soap-envelope',
        },
      );
      const answer = await send(body, 'application/soap+xml; charset=utf-8');
      expect(answer).toMatchObject({
        status: 200,
        contentType: 'application/soap+xml; charset=utf-8',
        codes: ['E4'],
      });
    });

    it.each([
      ['E183', envelope('GerarNfse', root('GerarNfseEnvio', rps()), { head: '<outro/>' })],
      ['E184', envelope('GerarNfse', root('GerarNfseEnvio', rps()), { head: header('2.03') })],
      ['E185', envelope('GerarNfse', root('GerarNfseEnvio', rps()), { head: header('7.77') })],
      ['E186', envelope('GerarNfse', '')],
      ['E186', envelope('GerarNfse', root('GerarNfseEnvio', rps()), { head: '' })],
      ['E160', envelope('GerarNfse', '<!DOCTYPE x><GerarNfseEnvio/>')],
      ['E160', envelope('GerarNfse', root('GerarNfseEnvio', '<Outro/>'))],
    ])('with a wrong document is answered with %s', async (code, body) => {
      const { envelope: send } = await frozen('wrong-document');
      const { status, codes } = await send(body);
      expect([status, new Set(codes)]).toEqual([200, new Set([code])]);
    });

    it.each([
      ['no XML', 'x', 500, 'soap:Client'],
      ['a DOCTYPE', `<!DOCTYPE x>${envelope('GerarNfse', '')}`, 500, 'soap:Client'],
      ['an unknown operation', envelope('GerarNota', ''), 500, 'soap:Client'],
      [
        'an operation of another version',
        envelope('ConsultarSituacaoLoteRps', ''),
        500,
        'soap:Client',
      ],
    ])('with %s gets a fault', async (_, body, status, code) => {
      const { envelope: send } = await frozen('faults');
      const fault = await send(body);
      expect([fault.status, fault.all('faultcode')]).toEqual([status, [code]]);
    });

    it('for a municipality that does not exist gets a fault that names those that do', async () => {
      const { generate } = await frozen('nowhere', '9999999');
      const fault = await generate();
      expect(fault.status).toBe(404);
      expect(fault.all('message')[0]).toContain('3550308 São Paulo');
    });

    it('that is too large gets a small fault', async () => {
      const { envelope: send } = await frozen('large');
      const fault = await send(envelope('GerarNfse', 'x'.repeat(11_000_000)));
      expect([fault.status, fault.all('faultcode')]).toEqual([413, ['soap:Client']]);
      expect(fault.all('faultstring')[0]).toMatch(/^E203: /);
      expect(fault.xml.length).toBeLessThan(1_000);
    });
  });
});
