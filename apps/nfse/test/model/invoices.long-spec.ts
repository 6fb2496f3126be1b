import { createTestApp, databaseUnderTest, Dice, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER, issuerIn, type TestInvoice } from '../issuer';
import {
  InvoiceModel,
  issOf,
  netOf,
  type Expected,
  type ModelInvoice,
  type ModelRequest,
} from './invoice-model';

const OPERATIONS = 200;
const PROVIDERS = ['12345678000195', '11444777000161'] as const;
const FAULTS = ['E0014', 'E0310', 'E1217', 'LATE_AUTHORIZATION'] as const;

/** Who retains the ISS must have one. */
const ADDRESS = {
  street: 'Rua das Flores',
  district: 'Centro',
  municipality: '3550308',
  postalCode: '01310100',
};

/** Random requests. */
class InvoiceDice extends Dice {
  /** @param faults the share of requests that a rule refuses or delays */
  request(provider: string = this.one(PROVIDERS), faults = 0.15): ModelRequest {
    const isAbrasf = this.share(0.4);
    const amount = 100 + this.below(2_000_001);
    const outcome = this.share(faults) ? this.one(FAULTS) : undefined;
    return {
      provider,
      series: isAbrasf ? '1' : String(1 + this.below(2)),
      amount,
      discount: this.share(0.3) ? 1 + this.below(51) : 0,
      rate: this.share(0.1) ? 501 : 200 + this.below(301),
      withheld: this.share(0.3),
      sync: this.share(0.7),
      ...(this.share(0.3) && { reference: `r${String(this.below(21))}` }),
      ...(isAbrasf && { rps: String(1 + this.below(61)) }),
      ...(isAbrasf && this.share(0.2) && { wrongBy: this.share(0.5) ? 1 : -1 }),
      ...(outcome !== undefined && { outcome }),
    };
  }
}

const reais = (cents: number): string => (cents / 100).toFixed(2);

/** The body of a request, in ABRASF names if it has an RPS. */
function bodyOf(request: ModelRequest): object {
  const { provider, series, amount, discount, rate, withheld, reference, rps, sync } = request;
  const shared = { sync, ...(reference !== undefined && { reference }) };
  if (rps === undefined) {
    return {
      ...shared,
      series,
      provider: { cnpj: provider },
      customer: { ...CUSTOMER, address: ADDRESS },
      service: {
        ...{ code: '1.07', description: 'Suporte', amount: reais(amount), issRate: reais(rate) },
        ...{ unconditionalDiscount: reais(discount), issWithheld: withheld },
      },
    };
  }
  const ValorIss = reais(issOf(request) + (request.wrongBy ?? 0));
  return {
    ...shared,
    Rps: { IdentificacaoRps: { Numero: rps, Serie: 'A', Tipo: 1 }, Status: 1 },
    Prestador: { CpfCnpj: { Cnpj: provider } },
    TomadorServico: {
      IdentificacaoTomador: { CpfCnpj: { Cnpj: CUSTOMER.cnpj } },
      RazaoSocial: CUSTOMER.name,
      Endereco: {
        ...{ Endereco: ADDRESS.street, Bairro: ADDRESS.district },
        ...{ CodigoMunicipio: ADDRESS.municipality, Cep: ADDRESS.postalCode },
      },
    },
    Servico: {
      Valores: {
        ...{ ValorServicos: reais(amount), Aliquota: reais(rate), ValorIss },
        DescontoIncondicionado: reais(discount),
      },
      IssRetido: withheld ? 1 : 2,
      ItemListaServico: '1.07',
      Discriminacao: 'Suporte',
    },
  };
}

describe(`Invoices beside a model on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it.each([1, 2])(
    'have its numbers, states and totals after 200 operations of seed %d',
    async (seed) => {
      const client = issuerIn(test, `model-${String(seed)}`);
      await client.freeze();
      const story = new Story(client, new InvoiceDice(seed));
      for (let count = 0; count < OPERATIONS; count += 1) await story.operate(count);
      await story.advance(25 * 3_600);
      await story.compare();
    },
  );
});

/** One seeded run. */
class Story {
  private readonly model = new InvoiceModel();
  private readonly ids = new Map<ModelInvoice, string>();
  private readonly sent: ModelRequest[] = [];

  constructor(
    private readonly client: ReturnType<typeof issuerIn>,
    private readonly dice: InvoiceDice,
  ) {}

  async operate(count: number): Promise<void> {
    const { dice } = this;
    const { invoices } = this.model;
    const invoice = invoices.length === 0 ? undefined : dice.one(invoices);
    if (dice.share(0.15)) await this.advance(dice.one([1, 4, 60, 3_600]));
    else if (invoice !== undefined && dice.share(0.2)) await this.cancel(invoice);
    else if (invoice !== undefined && dice.share(0.2)) await this.substitute(invoice);
    else await this.issue();
    // No two steps are due at one instant, so their order is known.
    await this.advance(1);
    if (count % 50 === 49) await this.compare();
  }

  async advance(seconds: number): Promise<void> {
    await this.client.advance(`PT${String(seconds)}S`);
    this.model.advance(seconds * 1_000);
  }

  private async issue(): Promise<void> {
    const { dice } = this;
    const repeated = this.sent.length > 0 && dice.share(0.2) ? dice.one(this.sent) : undefined;
    const request = repeated ?? dice.request();
    this.sent.push(request);
    await this.send('/nfse/issue', request, this.model.issue(request));
  }

  private async substitute(original: ModelInvoice): Promise<void> {
    const request = this.dice.request(original.request.provider, 0);
    if (original.status === 'processing' || original.status === 'rejected') {
      const expected = { status: 409, code: 'INVOICE_NOT_AUTHORIZED' };
      return this.send(this.path(original, 'substitute'), request, expected);
    }
    const expected = this.model.issue(request, original);
    await this.send(this.path(original, 'substitute'), request, expected);
  }

  private async cancel(invoice: ModelInvoice): Promise<void> {
    const { client, dice } = this;
    const sync = dice.share(0.7);
    const isKnown = invoice.status === 'authorized' && dice.share(0.2);
    const path = this.path(invoice, 'cancel');
    if (isKnown) await client.requestOutcome('E0827', path);
    const fault = isKnown ? { outcome: 'E0827' } : {};
    const expected = this.model.cancel(invoice, { sync, ...fault });
    const reason = 'Serviço cobrado em duplicidade';
    const { status, body } = await client.post(path, { code: '1', reason, sync });
    this.check({ status, body: body as TestInvoice & { code?: string } }, expected, path);
  }

  private async send(path: string, request: ModelRequest, expected: Expected): Promise<void> {
    const { client } = this;
    const rule =
      request.outcome === undefined
        ? undefined
        : await client.requestOutcome(request.outcome, path);
    const body = bodyOf(request);
    const isIssue = path === '/nfse/issue';
    const reason = 'A descrição estava incompleta';
    const answer = await client.post(path, isIssue ? body : { code: '99', reason, invoice: body });
    // A repeat that is answered with the first result leaves the rule unused or used: it must not meet the next request.
    if (rule !== undefined) {
      await client.call('delete', `/rules/${(rule.body as { id: string }).id}`);
    }
    const { status } = answer;
    const made = answer.body as TestInvoice & { code?: string };
    this.check({ status, body: made }, expected, `${path} ${JSON.stringify(request)}`);
    const { invoice } = expected;
    if (invoice !== undefined) this.ids.set(invoice, made.id);
    if (invoice === undefined || status !== 201 || this.ids.size === 0) return;
    expect(made.values).toMatchObject({ iss: issOf(invoice.request) / 100 });
    expect(made.values).toMatchObject({ net: netOf(invoice.request) / 100 });
  }

  private check(
    { status, body }: { readonly status: number; readonly body: TestInvoice & { code?: string } },
    expected: Expected,
    what: string,
  ): void {
    const code = status >= 400 ? body.code : undefined;
    expect({ what, status, code }).toEqual({ what, status: expected.status, code: expected.code });
    if (expected.invoice !== undefined) expect(body.status).toBe(expected.invoice.status);
  }

  /** Everything the service lists is what the model has. */
  async compare(): Promise<void> {
    const { model, client, ids } = this;
    const listed = new Map((await client.list()).map((invoice) => [invoice.id, invoice]));
    expect(listed.size).toBe(model.invoices.length);
    for (const invoice of model.invoices) {
      const { status, values } = listed.get(ids.get(invoice) ?? '') ?? {};
      expect({ status, amount: values?.['amount'] }).toEqual({
        status: invoice.status,
        amount: invoice.request.amount / 100,
      });
    }
    for (const provider of PROVIDERS) {
      const own = [...listed.values()].filter(
        ({ number, provider: { taxId } }) => number !== null && taxId === provider,
      );
      expect(sorted(own.map(({ number }) => number))).toEqual(upTo(model.numbered(provider)));
      for (const series of ['1', '2']) {
        const numbers = own.filter((each) => each.series === series).map((each) => each.dpsNumber);
        expect(sorted(numbers)).toEqual(upTo(model.numbered(provider, series)));
      }
    }
    const { headers } = await client.get('/nfse?limit=1').expect(200);
    const total = model.invoices.reduce((sum, { request }) => sum + request.amount, 0);
    expect(headers['x-total-count']).toBe(String(model.invoices.length));
    expect(headers['x-total-amount']).toBe(reais(total));
  }

  private path(invoice: ModelInvoice, operation: string): string {
    return `/nfse/${this.ids.get(invoice) ?? ''}/${operation}`;
  }
}

function sorted(numbers: readonly (number | null)[]): number[] {
  return numbers.map(Number).toSorted((one, other) => one - other);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
