import { brasiliaDateTime } from '#libs/brazil';
import { type Explanation, type Refusal } from '#libs/nfse';
import { LinksTo } from '#libs/openapi';
import { type Cancellation, type Invoice, type InvoiceStatus } from './invoice';
import { amountsOf, type InvoiceValuesResponse } from './invoice-values.response';

/** A party of an invoice. */
export class InvoicePartyResponse {
  /** CNPJ, CPF or a foreign tax id. */
  taxId!: string;

  /** @example Oficina de Software Ltda */
  name?: string;

  /** @example "3550308" */
  municipality?: string;

  /** @example "12345678" */
  municipalRegistration?: string;
}

/** The RPS that became an invoice. */
export class InvoiceRpsResponse {
  /** @example "1001" */
  number?: string;

  /** @example A1 */
  series!: string;

  /**
   * 1 RPS, 2 combined invoice, 3 receipt of a cash register.
   * @example "1"
   */
  type!: string;

  /** @example 2026-03-10 */
  issueDate?: string;
}

/** The service that was sold. */
export class InvoiceServiceResponse {
  /**
   * Item, subitem and division of the list of LC 116.
   * @example "010701"
   */
  code!: string;

  /** @example Suporte técnico em informática */
  description!: string;

  /** @example "115022000" */
  nbs?: string;
}

/** A rule that refused the invoice, or its cancellation. */
export class RefusalResponse implements Refusal {
  /** @example E0595 */
  code!: string;

  /** @example The rate must be at most 5 % */
  description!: string;

  /**
   * The element in the DPS.
   * @example valores/trib/tribMun/pAliq
   */
  element!: string;

  /** @example The rate 5.01 % is above 5.00 %. */
  detail!: string;
}

/** How a value was computed. */
export class ExplanationResponse {
  /**
   * The element of the XML.
   * @example vISSQN
   */
  name!: string;

  /** @example vBC x pAliqAplic */
  formula!: string;

  /** Cents for names that begin with v, hundredths of a percent for names that begin with p. */
  inputs!: Record<string, number>;

  /**
   * The result, if it is an amount, in cents.
   * @example 5000
   */
  cents?: number;

  /** The result, if it is a percentage, in hundredths of a percent. */
  rate?: number;

  /** The source of a rate. */
  source?: string;

  /**
   * The document that fixes a rate of IBS or CBS, or the word "estimate" with its reason.
   * @example "LC 214/2025, articles 343 and 346"
   */
  reference?: string;
}

/** The cancellation of an invoice. */
export class CancellationResponse {
  /** @example "1" */
  code!: string;

  /** @example Serviço cobrado em duplicidade */
  reason!: string;

  static of({ code, reason }: Cancellation): CancellationResponse {
    return { code, reason };
  }
}

/** A service invoice. */
@LinksTo({
  findInvoice: { id: '/id' },
  invoicePdf: { id: '/id' },
  invoiceXml: { id: '/id' },
  listEvents: { id: '/id' },
  cancelInvoice: { id: '/id' },
  substituteInvoice: { id: '/id' },
})
export class InvoiceResponse {
  /** @example 7f9a2c1e-53c1-4b8a-a0f6-3b2a7f1c9d10 */
  id!: string;

  /** The sender's own id; null if it has none. */
  reference!: string | null;

  /** @example authorized */
  status!: InvoiceStatus;

  /**
   * A sequential number for the provider, without gaps. Null until the invoice is accepted.
   * @example 1
   */
  number!: number | null;

  /** @example "1" */
  series!: string;

  /**
   * The number of the DPS, sequential for the provider and the series.
   * @example 1
   */
  dpsNumber!: number | null;

  /** @example DPS355030821234567800019500001000000000000001 */
  dpsId!: string | null;

  /**
   * The access key, 50 digits.
   * @example "35503082212345678000195000000000000126111234567894"
   */
  accessKey!: string | null;

  /** @example 7KQ2MWX4A */
  verificationCode!: string | null;

  /** @example 2026-11-22 */
  competence!: string;

  provider!: InvoicePartyResponse;

  /** Present if the invoice has a customer. */
  customer?: InvoicePartyResponse;

  /** Present if the request had an RPS. */
  rps?: InvoiceRpsResponse;

  service!: InvoiceServiceResponse;

  values!: InvoiceValuesResponse;

  /** How each value was computed. */
  explanation!: ExplanationResponse[];

  /** The reasons of a rejection; otherwise empty. */
  rejections!: RefusalResponse[];

  /** Present if the invoice is `cancelled` or `cancelling`. */
  cancellation?: CancellationResponse;

  /** The reason why the last request to cancel was refused. */
  cancellationRefusal?: RefusalResponse;

  /** The access key of the invoice that this one replaces. */
  replaces!: string | null;

  /** The access key of the invoice that replaces this one. */
  replacedBy!: string | null;

  /** @example 2026-11-22T09:00:00-03:00 */
  createdAt!: string;

  /**
   * The time of acceptance; null before that.
   * @example 2026-11-22T09:00:00-03:00
   */
  issuedAt!: string | null;

  /** @example 2026-11-22T09:00:00-03:00 */
  statusUpdatedAt!: string;

  static of(invoice: Invoice): InvoiceResponse {
    const { dps, issuedAtMs } = invoice;
    return {
      id: invoice.id,
      reference: invoice.reference,
      status: invoice.status,
      ...identifiersOf(invoice),
      competence: dps.dCompet,
      ...partiesOf(invoice),
      ...rpsOf(invoice),
      values: amountsOf(invoice),
      explanation: invoice.explanation as Explanation[],
      rejections: [...invoice.rejections],
      ...cancellationOf(invoice),
      replaces: dps.subst?.chSubstda ?? null,
      replacedBy: invoice.replacedBy,
      createdAt: brasiliaDateTime(invoice.createdAtMs),
      issuedAt: issuedAtMs === null ? null : brasiliaDateTime(issuedAtMs),
      statusUpdatedAt: brasiliaDateTime(invoice.statusUpdatedAtMs),
    };
  }
}

/** The numbers of an invoice that is not signed yet are not shown, so that nothing can refer to them. */
function identifiersOf({
  status,
  number,
  series,
  dps,
  hasOwnDps,
  accessKey,
  verificationCode,
}: Invoice): Pick<
  InvoiceResponse,
  'number' | 'series' | 'dpsNumber' | 'dpsId' | 'accessKey' | 'verificationCode'
> {
  const isShown = status !== 'processing' && number !== null;
  return {
    number: isShown ? number : null,
    series: String(Number(series)),
    dpsNumber: isShown || hasOwnDps ? Number(dps.nDPS) : null,
    dpsId: isShown || hasOwnDps ? dps.Id : null,
    accessKey: isShown ? accessKey : null,
    verificationCode: isShown ? verificationCode : null,
  };
}

function rpsOf({ declaration }: Invoice): Pick<InvoiceResponse, 'rps'> {
  if (declaration?.rps === undefined) return {};
  const { number, series, type, issueDate } = declaration.rps;
  return {
    rps: {
      ...(number !== undefined && { number }),
      ...{ series, type },
      ...(issueDate !== undefined && { issueDate }),
    },
  };
}

function cancellationOf({
  cancellation,
  cancellationRefusal,
}: Invoice): Pick<InvoiceResponse, 'cancellation' | 'cancellationRefusal'> {
  return {
    ...(cancellation === null ? {} : { cancellation: CancellationResponse.of(cancellation) }),
    ...(cancellationRefusal === null ? {} : { cancellationRefusal }),
  };
}

function partiesOf({
  dps,
  provider,
  customer,
  issuer,
}: Invoice): Pick<InvoiceResponse, 'provider' | 'customer' | 'service'> {
  const { prest, toma, cLocEmi, serv } = dps;
  const { cTribNac, xDescServ, cNBS } = serv.cServ;
  return {
    provider: {
      taxId: provider,
      name: issuer.xNome,
      municipality: cLocEmi,
      ...(prest.IM === undefined ? {} : { municipalRegistration: prest.IM }),
    },
    ...(toma === undefined ? {} : { customer: { taxId: customer ?? '', name: toma.xNome } }),
    service: {
      code: cTribNac,
      description: xDescServ,
      ...(cNBS === undefined ? {} : { nbs: cNBS }),
    },
  };
}
