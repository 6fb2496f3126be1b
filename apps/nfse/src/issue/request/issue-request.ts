import { canonicalJson } from '#libs/kernel';
import { type Declaration } from '#libs/nfse';
import { isGroup } from './json-tree';
import { type IssueInvoiceRequest } from './issue-invoice.request';
import { type RequestedService } from './members/service';
import { type RequestedTax } from './members/taxes';

/**
 * A request to issue an invoice, as the schema has read it: amounts in cents, percentages in hundredths of a percent,
 * the
 * service code with 6 digits. Members without effect, such as a discount of 0, are absent.
 */
export interface IssueRequest extends Omit<IssueInvoiceRequest, 'municipality'> {
  /** The municipality that issues, 7 digits. */
  readonly municipality: string;
}

/** Creates the request of a body. Bodies with the same meaning give the same request. */
export function issueRequestOf(body: IssueInvoiceRequest): IssueRequest {
  return withoutEmpty({
    ...body,
    municipality: body.municipality ?? body.provider.municipality,
    service: serviceOf(body.service),
    taxes:
      body.taxes &&
      Object.fromEntries(
        Object.entries(body.taxes).filter(([, tax]) => tax !== undefined && !isNothing(tax)),
      ),
  });
}

/**
 * The content of a request as a canonical text: requests for the same invoice have the same text. It is the same for
 * English and ABRASF names, and does not contain `reference` and `sync`.
 */
export function contentOf(request: IssueRequest): string {
  const content: Record<string, unknown> = { ...request };
  delete content['reference'];
  delete content['sync'];
  return canonicalJson(content);
}

/** The RPS and the declared amounts of a request; null if it has none. */
export function declarationOf({ rps, declared: amounts }: IssueRequest): Declaration | null {
  if (rps === undefined && amounts === undefined) return null;
  return withoutEmpty({ rps, amounts }) as Declaration;
}

function serviceOf(service: RequestedService): RequestedService {
  const { deductions, unconditionalDiscount, conditionalDiscount, issWithheldBy, ...rest } =
    service;
  const deductsNothing = deductions?.percentage === 0 || deductions?.amount === 0;
  return {
    ...rest,
    deductions: deductsNothing ? undefined : deductions,
    unconditionalDiscount: unconditionalDiscount === 0 ? undefined : unconditionalDiscount,
    conditionalDiscount: conditionalDiscount === 0 ? undefined : conditionalDiscount,
    issWithheldBy: service.issWithheld ? (issWithheldBy ?? 'customer') : undefined,
  };
}

function isNothing({ rate = 0, amount }: RequestedTax): boolean {
  return (amount ?? rate) === 0;
}

/** The value without members that are undefined, and without empty objects. */
function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmpty) as T;
  if (!isGroup(value)) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, withoutEmpty(member)] as const)
    .filter(
      ([, member]) =>
        member !== undefined && !(isGroup(member) && Object.keys(member).length === 0),
    );
  return Object.fromEntries(members) as T;
}
