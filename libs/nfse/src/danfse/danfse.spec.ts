import { toCents } from '#libs/kernel';
import { readPdf, type ReadPdf } from '#libs/testing';
import { type InfDps } from '../national/dps';
import { type InfNfse } from '../national/nfse';
import { FULL_DPS } from '../national/test/full-dps';
import { FULL_DPS_009 } from '../national/test/full-dps-009';
import { FULL_NFSE } from '../national/test/full-nfse';
import { VALID_DPS } from '../rules/test/valid-dps';
import { CUT_NOTE } from './layout/layout';
import { writeDanfse, type DanfseDetails } from './danfse';

const DETAILS: DanfseDetails = {
  status: 'authorized',
  consultUrl: 'https://example.com/nfse/1',
  nameOf: (code) => ({ '3550308': 'São Paulo', '3304557': 'Rio de Janeiro' })[code],
};

async function read(
  dps: Partial<InfDps>,
  nfse: Partial<InfNfse> = {},
  details: Partial<DanfseDetails> = {},
): Promise<ReadPdf> {
  const invoice = { ...FULL_NFSE, ...nfse, DPS: { infDPS: { ...FULL_DPS, ...dps } } };
  return readPdf(await writeDanfse(invoice, { ...DETAILS, ...details }));
}

/** The invoice without groups that are not required. */
function simple(infDPS: InfDps): InfNfse {
  return { ...without(FULL_NFSE, 'xTribMun', 'xNBS', 'xOutInf', 'IBSCBS'), DPS: { infDPS } };
}

function without<T extends object, Name extends keyof T>(
  value: T,
  ...names: Name[]
): Omit<T, Name> {
  const left = Object.entries(value).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(left) as Omit<T, Name>;
}

const described = (xDescServ: string): Partial<InfDps> => ({
  serv: { ...FULL_DPS.serv, cServ: { ...FULL_DPS.serv.cServ, xDescServ } },
});

/** The value below a label. */
function valueOf({ texts }: ReadPdf, label: string): string | undefined {
  return texts[texts.indexOf(label) + 1];
}

describe('writeDanfse of an invoice of technical note 009', () => {
  const group = FULL_NFSE.IBSCBS;
  if (group === undefined) throw new Error('The example has no IBS.');
  const valores = without(FULL_NFSE.valores, 'vCalcDR');
  const invoice: InfNfse = {
    ...FULL_NFSE,
    valores: { ...valores, vCalcAjusteBCISSQN: toCents(12_345) },
    IBSCBS: {
      ...group,
      valores: { ...group.valores, vReceitaBrutaSN: toCents(98_000) },
      totCIBS: {
        vTotNF: toCents(100_000),
        gIBS: {},
        gCBS: {},
        gTribSN: { pIBSSN: 2, vIBSSN: toCents(20), pCBSSN: 154, vCBSSN: toCents(1_509) },
      },
    },
    DPS: { infDPS: FULL_DPS_009 },
  };

  it.each([
    ['Finalidade', 'NFS-e de débito'],
    ['Deduções / Reduções', 'R$ 123,45'],
    ['CST / Classificação tributária', '200 - 200001'],
    ['Simples Nacional na data de competência', 'Optante pendente'],
    ['Regime de IBS e CBS', 'CBS pelo Simples Nacional; IBS pelo regime regular'],
    ['Receita bruta do Simples Nacional', 'R$ 980,00'],
    ['CBS no Simples Nacional', 'R$ 15,09 - 1,54%'],
    ['IBS total', '-'],
  ])('prints %s', async (label, value) => {
    const pdf = readPdf(await writeDanfse(invoice, DETAILS));
    expect(valueOf(pdf, label)).toBe(value);
  });

  it('prints the recipient', async () => {
    const { texts } = readPdf(await writeDanfse(invoice, DETAILS));
    expect(texts).toContain('DESTINATÁRIO DO SERVIÇO');
    expect(texts).toContain('Destinatário');
  });
});

describe('writeDanfse', () => {
  let full: ReadPdf;
  beforeAll(async () => {
    full = await read({});
  });

  it.each([
    ['Chave de acesso da NFS-e', '35503 08221 23456 78000 19500 00000 00000 12603 12345 67890'],
    ['Número da NFS-e', '1'],
    ['Competência da NFS-e', '10/03/2026'],
    ['Data e hora da emissão da NFS-e', '10/03/2026 15:00:01'],
    ['Número da DPS', '42'],
    ['Série da DPS', '00001'],
    ['Data e hora da emissão da DPS', '10/03/2026 15:00:00'],
    ['Situação', 'AUTORIZADA'],
    ['Emitida por', 'Prestador'],
    ['Ambiente gerador', 'Sefin Nacional'],
    ['Ambiente', 'Homologação'],
    ['Substitui a NFS-e de chave', Array<string>(10).fill('11111').join(' ')],
    ['CNPJ / CPF / NIF', '12.345.678/0001-95'],
    ['Inscrição municipal', '123456'],
    ['Telefone', '(11) 2222-3333'],
    ['Nome / Nome empresarial', 'Serviços Exemplo Ltda - Exemplo'],
    ['E-mail', 'contato@example.com'],
    ['Endereço', 'Praça da Sé, 100, Sé'],
    ['Município', 'São Paulo - SP'],
    ['CEP', '01001-000'],
    ['Simples Nacional na data de competência', /ME\/EPP/],
    ['Regime de apuração pelo Simples Nacional', /ISSQN fora dele$/],
    ['Código de tributação nacional', '01.01.01 - Análise e desenvolvimento de sistemas'],
    ['Código de tributação municipal', '001 - Análise'],
    ['Código da NBS', /^1\.1502\.10\.00 - Serviços.*\.\.\.$/],
    ['Local da prestação', 'São Paulo - SP'],
    ['País da prestação', '-'],
    ['Código interno do contribuinte', 'ABC123'],
    ['Descrição do serviço', 'Linha 1'],
    ['Tributação do ISSQN', 'Operação tributável'],
    ['Município de incidência do ISSQN', 'São Paulo - SP'],
    ['País do resultado do serviço', 'US'],
    ['Regime especial de tributação', 'Nenhum'],
    ['Tipo de imunidade', 'Tipo não informado'],
    ['Suspensão da exigibilidade do ISSQN', /^Decisão judicial - 0+/],
    ['Benefício municipal', '35503080400001'],
    ['Redução da base pelo benefício', 'R$ 5,00'],
    ['Valor do serviço', 'R$ 1.000,00'],
    ['Desconto incondicionado', 'R$ 10,00'],
    ['Deduções / Reduções', 'R$ 10,00'],
    ['Base de cálculo do ISSQN', 'R$ 975,00'],
    ['Alíquota aplicada', '5,00%'],
    ['ISSQN apurado', 'R$ 48,75'],
    ['Retenção do ISSQN', 'Retido pelo tomador'],
    ['ISSQN retido', 'R$ 48,75'],
    ['CST do PIS/COFINS', '01'],
    ['Base de cálculo do PIS/COFINS', 'R$ 1.000,00'],
    ['PIS devido', 'R$ 6,50 - 0,65%'],
    ['COFINS devida', 'R$ 30,00 - 3,00%'],
    ['Retenção de contribuições sociais', 'PIS/COFINS/CSLL retidos'],
    ['Contribuições sociais retidas', 'R$ 4,65'],
    ['IRRF retido', 'R$ 1,50'],
    ['Contribuição previdenciária retida', 'R$ 11,00'],
    ['CST / Classificação tributária', '000 - 000001'],
    ['Indicador da operação', '100301'],
    ['Local de incidência do IBS/CBS', 'São Paulo'],
    ['Base de cálculo do IBS/CBS', 'R$ 904,75'],
    ['Alíquota efetiva do IBS estadual', '0,04%'],
    ['Alíquota efetiva do IBS municipal', '0,00%'],
    ['Alíquota efetiva da CBS', '0,36%'],
    ['Valor total da NFS-e com IBS/CBS', 'R$ 919,10'],
    ['IBS estadual', 'R$ 0,36'],
    ['IBS municipal', 'R$ 0,00'],
    ['IBS total', 'R$ 0,36'],
    ['CBS', 'R$ 3,26'],
    ['Tributos federais aproximados', '13,45%'],
    ['Tributos estaduais aproximados', '0,00%'],
    ['Tributos municipais aproximados', '100,00%'],
    ['Tributos pelo Simples Nacional', '-'],
    ['Desconto condicionado', 'R$ 5,00'],
    ['Total das retenções', 'R$ 65,90'],
    ['VALOR LÍQUIDO DA NFS-e', 'R$ 919,10'],
    ['INFORMAÇÕES COMPLEMENTARES', 'Informação complementar'],
  ])('prints %s: %s', (label, expected) => {
    expect(valueOf(full, label)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('prints customer and intermediary below their titles', () => {
    const { texts } = full;
    const after = (title: string): string[] => texts.slice(texts.indexOf(title) + 1);
    const customer = after('TOMADOR DO SERVIÇO');
    expect(customer[1]).toBe('12.ABC.345/01DE-35');
    expect(customer[7]).toBe('Padaria & Confeitaria <Teste> ?');
    const intermediary = after('INTERMEDIÁRIO DO SERVIÇO');
    expect(intermediary[1]).toBe('US-123456789');
    expect(intermediary.slice(11, 16)).toEqual([
      'Market Street, 1, Downtown',
      'Município',
      'San Francisco - CA - US',
      'CEP',
      '94105',
    ]);
  });

  it.each([
    ['authorized', 'AUTORIZADA', []],
    ['cancelled', 'CANCELADA', ['CANCELADA']],
    ['substituted', 'SUBSTITUÍDA', ['SUBSTITUÍDA']],
  ] as const)('marks an invoice that is %s', async (status, word, marks) => {
    const pdf = await read({}, {}, { status });
    expect(pdf.texts.slice(0, 1 + marks.length)).toEqual(['SEM VALOR FISCAL', ...marks]);
    expect(valueOf(pdf, 'Situação')).toBe(word);
  });

  it('leaves out what a simple invoice does not have', async () => {
    const pdf = readPdf(await writeDanfse(simple(without(VALID_DPS, 'toma')), DETAILS));
    expect(pdf.texts).toContain('TOMADOR DO SERVIÇO NÃO IDENTIFICADO NA NFS-e');
    expect(pdf.texts).toContain('INTERMEDIÁRIO DO SERVIÇO NÃO IDENTIFICADO NA NFS-e');
    expect(pdf.texts).not.toContain('TRIBUTAÇÃO IBS / CBS');
    expect(pdf.texts).not.toContain('Substitui a NFS-e de chave');
    expect(valueOf(pdf, 'ISSQN retido')).toBe('-');
    expect(pdf.texts.join()).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('prints only the net amount where no ISS is computed', async () => {
    const pdf = await read({}, { valores: { vLiq: toCents(91_910) } });
    expect(valueOf(pdf, 'Base de cálculo do ISSQN')).toBe('-');
    expect(valueOf(pdf, 'ISSQN retido')).toBe('-');
    expect(valueOf(pdf, 'VALOR LÍQUIDO DA NFS-e')).toBe('R$ 919,10');
  });

  it('names the provider apart when the customer issued', async () => {
    const { texts } = await read({ tpEmit: '2' });
    expect(texts).toContain('EMITENTE DA NFS-e');
    expect(texts[texts.indexOf('PRESTADOR DO SERVIÇO') + 2]).toBe('12.345.678/0001-95');
    expect(texts).not.toContain('PRESTADOR DO SERVIÇO (EMITENTE DA NFS-e)');
  });

  it('prints the code of a municipality without a name', async () => {
    const pdf = await read({}, {}, { nameOf: () => undefined });
    expect(valueOf(pdf, 'Município')).toBe('3550308 - SP');
    expect(valueOf(pdf, 'Município de incidência do ISSQN')).toBe('São Paulo - SP');
  });

  it('prints a description of 2,000 characters in full where nothing else is long', async () => {
    const text = 'Suporte técnico de sistemas. '.repeat(69).slice(0, 2_000).trim();
    const { cServ } = VALID_DPS.serv;
    const infDPS = {
      ...VALID_DPS,
      serv: { ...VALID_DPS.serv, cServ: { ...cServ, xDescServ: text } },
    };
    const { texts, pages } = readPdf(await writeDanfse(simple(infDPS), DETAILS));
    const from = texts.indexOf('Descrição do serviço') + 1;
    expect(texts.slice(from, texts.indexOf('TRIBUTAÇÃO MUNICIPAL')).join(' ')).toBe(text);
    expect(pages).toBe(1);
  });

  const LONG = 'Palavra '.repeat(250);
  const WIDE = 'W'.repeat(2_000);
  it.each([
    ['words', LONG],
    ['one word', WIDE],
    ['line breaks', 'x\r\n'.repeat(600)],
    ['emoji', '👩‍🔧☕'.repeat(400)],
    ['narrow letters', 'i'.repeat(2_000)],
  ])('keeps 2,000 characters of %s on the page, with all groups', async (_, text) => {
    const { serv } = { ...FULL_DPS, ...described(text) };
    const infoCompl = { ...serv.infoCompl, xInfComp: text };
    const { pages, texts, content } = await read(
      { tpEmit: '2', serv: { ...serv, infoCompl } },
      { xOutInf: text },
    );
    expect(pages).toBe(1);
    expect(texts).toContain('VALOR LÍQUIDO DA NFS-e');
    expect(texts.filter((line) => line.endsWith('...')).length).toBeGreaterThanOrEqual(2);
    expect(texts[texts.indexOf('TRIBUTAÇÃO MUNICIPAL') - 1]).toBe(CUT_NOTE);
    for (const [, x, y] of content.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/g)) {
      // The two texts across the page are in turned coordinates.
      if (Number(y) > 0) expect(Number(x)).toBeLessThan(595 - 22);
    }
  });

  it('cuts names and addresses of the maximum length', async () => {
    const name = 'Nome muito comprido '.repeat(15);
    const emit = {
      ...FULL_NFSE.emit,
      xNome: name,
      xFant: name,
      email: `${'e'.repeat(68)}@example.com`,
    };
    const pdf = await read({ toma: { CPF: '52998224725', xNome: name } }, { emit });
    expect(valueOf(pdf, 'Nome / Nome empresarial')).toMatch(/^Nome muito.*\.\.\.$/);
    expect(valueOf(pdf, 'E-mail')).toMatch(/^e+\.\.\.$/);
    expect(pdf.pages).toBe(1);
  });

  it('writes the same bytes for the same invoice, and others for another one', async () => {
    const [first, second, other] = await Promise.all([
      writeDanfse(FULL_NFSE, DETAILS),
      writeDanfse(structuredClone(FULL_NFSE), DETAILS),
      writeDanfse(FULL_NFSE, { ...DETAILS, consultUrl: 'https://example.com/nfse/2' }),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('has the time of the invoice as its creation date, and one A4 page', () => {
    const { objects, pages } = full;
    expect(objects).toContain('(D:20260310180001Z)');
    expect(objects).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pages).toBe(1);
  });

  it('refuses an address that is too long for a QR code', async () => {
    const consultUrl = 'https://example.com/'.padEnd(501, 'x');
    await expect(writeDanfse(FULL_NFSE, { ...DETAILS, consultUrl })).rejects.toThrow(RangeError);
  });
});
