import { databaseUnderTest } from '#libs/testing';
import { instances } from './instances';
import { NOW, PROVIDER, type TestInvoice } from './issuer';

const OTHER_PROVIDER = '11222333000181';

interface Rps {
  readonly Numero?: number | string;
  readonly Serie?: string;
  readonly Tipo?: number;
  readonly Status?: number;
  readonly cnpj?: string;
  /** More amounts of the service. */
  readonly amounts?: object;
  readonly [shared: string]: unknown;
}

/** An RPS in ABRASF names, of 1,000.00 at 5 %. */
function declaration({
  Numero = 7,
  Serie = 'A1',
  Tipo = 1,
  Status = 1,
  ...more
}: Rps = {}): object {
  const { cnpj = PROVIDER, amounts, ...shared } = more;
  return {
    Rps: {
      IdentificacaoRps: { Numero, Serie, Tipo },
      DataEmissao: NOW.slice(0, 10),
      Status,
    },
    Prestador: { CpfCnpj: { Cnpj: cnpj } },
    Servico: {
      Valores: { ValorServicos: 1000, Aliquota: 5, ...amounts },
      ItemListaServico: '1.07',
      Discriminacao: 'Suporte técnico',
    },
    ...shared,
  };
}

describe(`An RPS on ${databaseUnderTest}`, () => {
  const on = instances();
  const send = async (sandbox: string, rps: Rps = {}, index = 0) => {
    const { status, body } = await on(index, sandbox).post('/nfse/issue', declaration(rps));
    return { status, body: body as TestInvoice & { code: string; detail: string } };
  };

  it('becomes one invoice, which names it in both layouts', async () => {
    const sandbox = 'rps-once';
    await on(0, sandbox).freeze();
    const first = await send(sandbox, { Numero: '0007', Serie: 'NF', Tipo: 2 });
    expect(first).toMatchObject({
      status: 201,
      body: { dpsNumber: 1, rps: { number: '7', series: 'NF', type: '2' } },
    });
    const again = await send(sandbox, { Numero: 7, Serie: 'NF', Tipo: 2 });
    expect([again.status, again.body.code]).toEqual([422, 'E10']);
    expect(again.body.detail).toContain(first.body.id);
    const { get } = on(0, sandbox);
    const { text } = await get(`/nfse/${first.body.id}/xml?layout=abrasf`).expect(200);
    expect(text).toContain(
      '<IdentificacaoRps><Numero>7</Numero><Serie>NF</Serie><Tipo>2</Tipo></IdentificacaoRps>',
    );
  });

  it.each<readonly [what: string, Rps]>([
    ['number', { Numero: 8 }],
    ['series', { Serie: 'A2' }],
    ['type', { Tipo: 2 }],
    ['provider', { cnpj: OTHER_PROVIDER }],
    ['municipality', { OrgaoGerador: { CodigoMunicipio: '3304557' } }],
  ])('is another one with another %s', async (what, rps) => {
    const sandbox = `rps-other-${what}`;
    await on(0, sandbox).freeze();
    expect((await send(sandbox)).status).toBe(201);
    expect((await send(sandbox, rps)).status).toBe(201);
  });

  it('becomes one invoice when it is sent many times at once', async () => {
    const sandbox = 'rps-at-once';
    await on(0, sandbox).freeze();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(sandbox, { reference: `r${String(index)}`, sync: index % 3 !== 0 }, index),
      ),
    );
    const made = answers.filter(({ status }) => status < 300);
    const others = answers.filter(({ status }) => status >= 300);
    expect(made).toHaveLength(1);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['E10']));
    await on(1, sandbox).advance('PT10S');
    expect(await on(0, sandbox).list()).toMatchObject([{ status: 'authorized', number: 1 }]);
  });

  it('is free again when its invoice is rejected, and returns its invoice to the same reference', async () => {
    const sandbox = 'rps-again';
    const { freeze, requestOutcome, advance, list } = on(0, sandbox);
    await freeze();
    await requestOutcome('E0014');
    expect((await send(sandbox, { reference: 'a', sync: false })).status).toBe(202);
    expect((await send(sandbox, { reference: 'b' })).body.code).toBe('E10');
    await advance('PT5S');
    expect(await list()).toMatchObject([{ status: 'rejected' }]);
    const issued = await send(sandbox, { reference: 'b' });
    expect(issued.status).toBe(201);
    expect((await send(sandbox, { reference: 'b' })).body.id).toBe(issued.body.id);
    expect((await send(sandbox, { reference: 'a' })).body.code).toBe('E10');
  });

  it.each<readonly [string, Rps, string]>([
    ['type 4', { Tipo: 4 }, 'E13'],
    ['a cancelled RPS', { Status: 2 }, 'E68'],
    ['another ISS', { amounts: { ValorIss: 49.99 } }, 'E164'],
    ['another base', { amounts: { BaseCalculo: 1 } }, 'E939'],
    ['another net amount', { amounts: { ValorLiquidoNfse: 950 } }, 'E940'],
  ])('with %s is refused, and stays free', async (_, rps, code) => {
    const sandbox = `rps-refused-${code.toLowerCase()}`;
    await on(0, sandbox).freeze();
    const { status, body } = await send(sandbox, rps);
    expect([status, body.code]).toEqual([422, code]);
    const good = { amounts: { ValorIss: '50.00', BaseCalculo: 1000, ValorLiquidoNfse: 1000 } };
    expect((await send(sandbox, good)).status).toBe(201);
  });

  it('has its amounts as sent where the municipality takes them', async () => {
    const sandbox = 'rps-as-sent';
    const { freeze, call, get } = on(0, sandbox);
    await freeze();
    const municipalities = [{ code: '3550308', acceptsSentAmounts: true }];
    await call('post', '/parameters', { municipalities }).expect(201);
    const amounts = { ValorIss: 49.99, BaseCalculo: 999.8, ValorLiquidoNfse: 950.01 };
    const { body } = await send(sandbox, { amounts });
    expect(body.values).toMatchObject({ base: 999.8, iss: 49.99, net: 950.01 });
    const { text } = await get(`/nfse/${body.id}/xml?layout=abrasf`).expect(200);
    expect(text).toContain('<ValorIss>49.99</ValorIss>');
  });
});
