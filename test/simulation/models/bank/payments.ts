import { type Dice } from '#libs/testing';
import { reais } from '../amounts';
import { differsIn, at, statusDiffers } from '../../core/answers';
import { operation, type Outcome, type Surroundings } from '../../core/model';
import { withData, type World } from '../world';
import { accountOf, availableOf, isKnown } from './ledger';
import { newPayment, withPayment } from './payment-steps';
import {
  ACCOUNT_IDS,
  ACCOUNTS,
  BANK_ISPB,
  FIRST_ACCOUNT,
  type BankState,
  type Payment,
} from './state';
import {
  dataDiffers,
  dateTimeOf,
  nowMsOf,
  PAYMENTS_PATH,
  refused,
  request,
  type AsJson,
} from './wire';

/** More than this in a sandbox would only make reading slower. */
export const ENOUGH = 120;
/** The date and time in an EndToEndId may differ this much from the clock. */
const TOLERANCE_MS = 12 * 3_600_000;
const UNKNOWN_KEY = 'nobody@simulation.example';
/** Keys that request an outcome. */
const WISHES = {
  hold: 'pdng@outcome.example',
  reject: 'rjct.valor_invalido@outcome.example',
} as const;

interface Payee {
  ispb: string;
  number: string;
  accountType: string;
}
interface NewPayment {
  endToEndId: string;
  cents: number;
  payee: Payee;
  /** An idempotency key. */
  key: string | null;
  wish: 'hold' | 'reject' | null;
}

/** A payment with the short body: the first account of the bank pays. */
export const pay = operation<World, AsJson<NewPayment>>({
  name: 'bank.pay',
  service: 'openfinance',
  weight: 14,
  draw: (dice, world, surroundings) => {
    const { bank } = world.data;
    if (world.nowMs === undefined || Object.keys(bank.payments).length > ENOUGH) return undefined;
    if (!isKnown(accountOf(bank, FIRST_ACCOUNT))) return undefined;
    const again = drawAgain(dice, bank);
    if (again !== undefined) return again;
    return {
      endToEndId: drawEndToEndId(dice, world, surroundings),
      cents: drawCents(dice, availableOf(bank, FIRST_ACCOUNT) ?? 0),
      payee: drawPayee(dice),
      key: dice.share(0.4) ? `k${String(surroundings.number)}` : null,
      wish: dice.share(0.15) ? dice.one(['hold', 'reject'] as const) : null,
    };
  },
  request: ({ endToEndId, cents, payee, key, wish }) =>
    request(
      'POST',
      PAYMENTS_PATH,
      {
        endToEndId,
        amount: reais(cents),
        creditorAccount: { ...payee, issuer: '0001' },
        ...(wish !== null && { proxy: WISHES[wish] }),
      },
      key === null ? undefined : { 'x-idempotency-key': key },
    ),
  outcomes: ({ key, ...content }, world) => {
    const { bank } = world.data;
    const shown = JSON.stringify(content);
    const used = key === null ? undefined : bank.keys[key];
    if (used?.content === shown) return [again(world, used.endToEndId, false)];
    if (used !== undefined) return [refused(world, 422, 'ERRO_IDEMPOTENCIA')];
    const refusals = refusalsOf(world, content, FIRST_ACCOUNT);
    if (refusals.isCertain) return refusals.outcomes;
    const payment = newPayment(
      bank,
      {
        ...{ endToEndId: content.endToEndId, cents: content.cents },
        ...{ payer: FIRST_ACCOUNT, payee: content.payee },
        ...{ wish: content.wish ?? undefined, user: ACCOUNTS[FIRST_ACCOUNT].holder },
      },
      nowMsOf(world),
    );
    return [...refusals.outcomes, created(world, payment, { key, content: shown, isList: false })];
  },
});

/** The errors that the checks of a new payment find. Uncertain if the balance is not known. */
export function refusalsOf(
  world: World,
  { endToEndId, cents }: Pick<NewPayment, 'endToEndId' | 'cents'>,
  payer: Payment['payer'],
  { isScheduled = false, next = world }: { isScheduled?: boolean; next?: World } = {},
): { readonly isCertain: boolean; readonly outcomes: readonly Outcome<World>[] } {
  const { bank } = world.data;
  const available = availableOf(bank, payer);
  const codes = [
    ...(cents <= 0 ? ['VALOR_INVALIDO'] : []),
    ...(bank.payments[endToEndId] !== undefined || isOtherTime(endToEndId, world, isScheduled)
      ? ['PARAMETRO_INVALIDO']
      : []),
    ...(available !== undefined && cents > available && !isScheduled ? ['SALDO_INSUFICIENTE'] : []),
  ];
  const isUncertain = available === undefined && !isScheduled && codes.length === 0;
  const all = isUncertain ? ['SALDO_INSUFICIENTE'] : codes;
  return {
    isCertain: codes.length > 0,
    outcomes: all.map((code) => refused(world, 422, code, next)),
  };
}

function isOtherTime(endToEndId: string, world: World, isScheduled: boolean): boolean {
  const [, day, time] = /^E\d{8}(\d{8})(\d{4})/.exec(endToEndId) ?? [];
  if (day === undefined || time === undefined || isScheduled) return false;
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const atMs = Date.parse(`${date}T${time.slice(0, 2)}:${time.slice(2)}:00Z`);
  return Math.abs(atMs - nowMsOf(world)) > TOLERANCE_MS;
}

/** A key that DICT does not have. */
export const payToUnknownKey = operation<World, { cents: number }>({
  name: 'bank.pay-unknown-key',
  service: 'openfinance',
  weight: 1,
  draw: (dice, world) =>
    world.nowMs === undefined ? undefined : { cents: 1 + dice.below(100_000) },
  request: ({ cents }) =>
    request('POST', PAYMENTS_PATH, { amount: reais(cents), proxy: UNKNOWN_KEY }),
  outcomes: (_, world) => [refused(world, 422, 'DETALHE_PAGAMENTO_INVALIDO')],
});

export const findPayment = operation<World, { endToEndId: string }>({
  name: 'bank.find',
  service: 'openfinance',
  weight: 5,
  draw: (dice, { data: { bank } }) => {
    const ids = Object.keys(bank.payments);
    return ids.length === 0 ? undefined : { endToEndId: dice.one(ids) };
  },
  request: ({ endToEndId }, { data: { bank } }) => {
    const id = bank.payments[endToEndId]?.id;
    return id === undefined ? undefined : request('GET', `${PAYMENTS_PATH}/${id}`);
  },
  outcomes: ({ endToEndId }, world) => {
    const payment = world.data.bank.payments[endToEndId];
    if (payment === undefined) return [refused(world, 404, 'RECURSO_NAO_ENCONTRADO')];
    return [
      {
        name: 'found',
        differs: (answer) => dataDiffers(answer, 200, shownPayment(payment)),
        next: () => world,
      },
    ];
  },
});

/** What the bank shows of a payment. */
export function shownPayment(payment: Payment): Readonly<Record<string, unknown>> {
  const { endToEndId, status, createdAtMs, updatedAtMs, cents, payee, payer, id } = payment;
  return {
    endToEndId,
    status,
    creationDateTime: dateTimeOf(createdAtMs),
    statusUpdateDateTime: dateTimeOf(updatedAtMs),
    payment: { amount: reais(cents), currency: 'BRL' },
    creditorAccount: {
      ...{ ispb: payee.ispb, issuer: '0001' },
      ...{ number: payee.number, accountType: payee.accountType },
    },
    debtorAccount: debtorOf(payer),
    ...(id !== undefined && { paymentId: id }),
  };
}

/** A prepaid account has no branch. */
export function debtorOf(payer: Payment['payer']): Readonly<Record<string, string>> {
  const { number, type } = ACCOUNTS[payer];
  const branch = type === 'TRAN' ? {} : { issuer: '0001' };
  return { ispb: BANK_ISPB, ...branch, number, accountType: type };
}

/** The payment is accepted. */
export function created(
  world: World,
  payment: Payment,
  used: { readonly key: string | null; readonly content: string; readonly isList: boolean },
): Outcome<World> {
  const { key, content, isList } = used;
  const { endToEndId } = payment;
  return {
    name: 'created',
    differs: (answer) =>
      statusDiffers(answer, 201) ??
      differsIn(
        isList ? at(answer.body, 'data', 0) : at(answer.body, 'data'),
        shownPayment(payment),
      ),
    next: (answer) => {
      const data = isList ? at(answer?.body, 'data', 0) : at(answer?.body, 'data');
      const known = {
        ...payment,
        id: textOr(at(data, 'paymentId'), payment.id),
        consentId: textOr(at(data, 'consentId'), payment.consentId),
      };
      const bank = withPayment(world.data.bank, known);
      const keys = key === null ? bank.keys : { ...bank.keys, [key]: { content, endToEndId } };
      return withData(world, 'bank', { ...bank, keys });
    },
  };
}

/** The first response again: the payment as it was created. */
export function again(world: World, endToEndId: string, isList: boolean): Outcome<World> {
  const payment = world.data.bank.payments[endToEndId];
  const first = payment && {
    ...shownPayment({ ...payment, status: 'RCVD', updatedAtMs: payment.createdAtMs }),
  };
  return {
    name: 'the first response again',
    differs: (answer) =>
      statusDiffers(answer, 201) ??
      differsIn(isList ? at(answer.body, 'data', 0) : at(answer.body, 'data'), first ?? {}),
    next: () => world,
  };
}

function textOr(found: unknown, other: string | undefined): string | undefined {
  return typeof found === 'string' ? found : other;
}

/** Sometimes a key that was used, with its content or with other content. */
function drawAgain(dice: Dice, bank: BankState): NewPayment | undefined {
  const keys = Object.entries(bank.keys).filter(([, { content }]) => content.includes('"wish"'));
  if (keys.length === 0 || !dice.share(0.12)) return undefined;
  const [key, { content }] = dice.one(keys);
  const first = { ...(JSON.parse(content) as NewPayment), key };
  return dice.share(0.6) ? first : { ...first, cents: first.cents + 1 };
}

/** With the time of the clock, rarely with another one, rarely of another payment. */
export function drawEndToEndId(dice: Dice, world: World, { number }: Surroundings): string {
  const known = Object.keys(world.data.bank.payments);
  if (known.length > 0 && dice.share(0.05)) return dice.one(known);
  const hours = dice.share(0.05) ? dice.one([-13, -12, 12, 13]) : 0;
  return endToEndIdAt(nowMsOf(world) + hours * 3_600_000, number);
}

export function endToEndIdAt(ms: number, number: number): string {
  const minute = new Date(ms).toISOString().slice(0, 16).replace(/[-T:]/g, '');
  return `E${BANK_ISPB}${minute}b${String(number).padStart(10, '0')}`;
}

export function drawCents(dice: Dice, available: number): number {
  if (dice.share(0.04)) return 0;
  if (dice.share(0.05)) return available + 1;
  if (dice.share(0.05)) return Math.max(1, available);
  return 1 + dice.below(dice.share(0.1) ? Math.max(1, available) : 40_000);
}

/** Mostly of another institution; sometimes an account of this bank, or one that it does not have. */
export function drawPayee(dice: Dice): Payee {
  if (dice.share(0.55)) {
    return {
      ispb: dice.one(['12345678', '10000008', '10000009']),
      number: '1234567890',
      accountType: 'CACC',
    };
  }
  if (dice.share(0.1)) return { ispb: BANK_ISPB, number: '999999990', accountType: 'CACC' };
  const { number, type } = ACCOUNTS[dice.one(ACCOUNT_IDS)];
  return { ispb: BANK_ISPB, number, accountType: type };
}
