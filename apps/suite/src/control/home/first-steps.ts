import { type StepName } from './first-steps-texts';

/** A request that the start page sends when a button is pressed. */
export interface FirstStep {
  readonly name: StepName;
  /** A POST has a body, a GET has none. */
  readonly method: 'GET' | 'POST';
  /** The service that answers. Absent: the suite control itself. */
  readonly service?: string;
  /** `{paymentId}` and `{endToEndId}` are replaced by the ids of the payment, from the response of the first step. */
  readonly path: string;
  readonly body?: object;
}

const PAYMENTS = '/open-banking/payments/v1/pix/payments';

/** One payment from its order to the journal, in the order of the page. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    ...{ name: 'pay', service: 'openfinance', method: 'POST', path: PAYMENTS },
    body: {
      amount: '20.00',
      creditorAccount: {
        ...{ ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' },
      },
      creditor: { name: 'Joao Souza', cpfCnpj: '11144477735', personType: 'PESSOA_NATURAL' },
    },
  },
  {
    ...{ name: 'advance', method: 'POST', path: '/__admin/clock/advance' },
    body: { by: 'PT1M' },
  },
  { name: 'read', service: 'openfinance', method: 'GET', path: `${PAYMENTS}/{paymentId}` },
  {
    ...{ name: 'journal', method: 'GET' },
    path: '/__admin/requests?first=oldest&endToEndId={endToEndId}',
  },
];

/** Below it, the suite control passes the steps on to the services: a browser lets a page call its own origin only. */
export const FIRST_STEPS_PATH = '/__admin/first-steps';

/** The address to which the page sends a step. */
export function addressOf({ name, service, path }: FirstStep): string {
  if (service === undefined) return path;
  const value = path.includes('{paymentId}') ? '/{paymentId}' : '';
  return `${FIRST_STEPS_PATH}/${name}${value}`;
}

/** The same request as a command, for the reader to copy. */
export function curlOf(
  { path, body, service }: FirstStep,
  at: { readonly base: string; readonly sandbox: string; readonly needsToken: boolean },
): string {
  return [
    `curl -s '${at.base}${path}' -H 'X-Sandbox: ${at.sandbox}'`,
    ...(at.needsToken && service === undefined ? ['-H "Authorization: Bearer $ADMIN_TOKEN"'] : []),
    // A POST, as curl has it with -d.
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`]),
  ].join(' \\\n  ');
}
