import { canonicalJson } from '#libs/kernel';
import { type Declaration } from '#libs/nfse';
import { isGroup } from './json-tree';
import { type IssueBody } from './issue-body';
import { type RequestedService } from './members/service';
import { type RequestedTax } from './members/taxes';

/**
 * A request to issue an invoice, as the schema has read it: amounts in cents, percentages in hundredths of a percent, the
 * service code with 6 digits. Members that say nothing, as a discount of 0, are absent.
 */
export interface IssueRequest extends Omit<IssueBody, 'municipality'> {
  /** The municipality that issues, 7 digits. */
  readonly municipality: string;
}

/** The request of a body, so that bodies that say the same give the same request. */
export function issueRequestOf(body: IssueBody): IssueRequest {
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
 * The content of a request as a canonical text: two requests with the same text ask for the same invoice. It is the same
 * for English and ABRASF names, and without `reference` and `sync`.
 */
export function contentOf(request: IssueRequest): string {
  const content: Record<string, unknown> = { ...request };
  delete content['reference'];
  delete content['sync'];
  return canonicalJson(content);
}

/** What the request says besides its DPS; null if it says nothing. */
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
