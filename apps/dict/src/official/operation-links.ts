import { DICT_OPERATIONS, operationOf, schemaOfResponse, type OperationName } from '#libs/dict-api';
import { LinksTo } from '#libs/openapi';

const CREATED = 201;

/** What a response has, such as an InfractionReport, by its name. */
type Content = Readonly<Record<string, unknown>>;

/**
 * Documents the operations that take an id of the response. The `InfractionReport/Id` of a creation leads to all paths with
 * `{InfractionReportId}`, and the payment of a report to its refund.
 */
export function documentLinks(name: OperationName): MethodDecorator[] {
  const { response, status } = operationOf(name);
  const content =
    (schemaOfResponse(response) as { readonly properties?: Content }).properties ?? {};
  const created = status === CREATED ? Object.keys(content) : [];
  const parameters = created.flatMap((entity) =>
    operationsWith(`${entity}Id`).map((operation) => {
      return [operation, { [`${entity}Id`]: `/${response}/${entity}/Id` }] as const;
    }),
  );
  const TransactionId = `/${response}/InfractionReport/TransactionId`;
  const refund = { createRefund: { CreateRefundRequest: { Refund: { TransactionId } } } };
  const bodies = 'InfractionReport' in content ? refund : {};
  const hasLinks = parameters.length > 0 || Object.keys(bodies).length > 0;
  return hasLinks ? [LinksTo(Object.fromEntries(parameters), bodies)] : [];
}

/** The documented operations whose path has the parameter. */
function operationsWith(parameter: string): OperationName[] {
  return (Object.keys(DICT_OPERATIONS) as OperationName[]).filter((name) => {
    const { path, until, isWithdrawn = false } = operationOf(name);
    return path.includes(`{${parameter}}`) && until === undefined && !isWithdrawn;
  });
}
