import { type Dice } from '#libs/testing';
import { reais } from '../amounts';
import { textAt } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { withData, type World } from '../world';
import { accountOf, freeKey, isKnown } from './ledger';
import { newPayment } from './payment-steps';
import {
  again,
  created,
  debtorOf,
  drawEndToEndId,
  drawPayee,
  endToEndIdAt,
  ENOUGH,
  refusalsOf,
} from './payments';
import {
  ACCOUNT_IDS,
  ACCOUNTS,
  type AccountId,
  type BankState,
  type PaymentConsent,
} from './state';
import {
  dataDiffers,
  dateTimeOf,
  dayOf,
  nowMsOf,
  PAYMENT_CONSENTS_PATH,
  PAYMENTS_PATH,
  refused,
  request,
  type AsJson,
} from './wire';

const DAY_MS = 86_400_000;
const AWAITING_MS = 5 * 60_000;
const AUTHORISED_MS = 60 * 60_000;
/** A scheduled payment is sent at this time of its day, in UTC. */
const SENT_AT = 'T15:00:00Z';
/** Accounts of people: a company pays through a user of its own. */
const PAYERS = ACCOUNT_IDS.filter((id) => ACCOUNTS[id].holder.length === 11);

interface Agreement {
  payer: AccountId;
  cents: number;
  payee: { ispb: string; number: string; accountType: string };
  date: string;
  isScheduled: boolean;
}

/** A consent to pay; it is authorised at once. */
export const agree = operation<World, AsJson<Agreement>>({
  name: 'bank.agree',
  service: 'openfinance',
  weight: 8,
  draw: (dice, world, { number }) => {
    const { bank } = world.data;
    if (world.nowMs === undefined || Object.keys(bank.paymentConsents).length > ENOUGH) {
      return undefined;
    }
    const payers = PAYERS.filter((id) => isKnown(accountOf(bank, id)));
    if (payers.length === 0) return undefined;
    const isScheduled = dice.share(0.4);
    // Today, or a day after it; rarely a day that is not allowed.
    const days = dice.share(0.05) ? -1 : isScheduled ? 1 + dice.below(4) : 0;
    return {
      payer: dice.one(payers),
      cents: drawOwnCents(dice, number),
      payee: drawPayee(dice),
      date: dayOf(world.nowMs + days * DAY_MS),
      isScheduled,
    };
  },
  request: (agreement) => request('POST', PAYMENT_CONSENTS_PATH, consentBody(agreement)),
  outcomes: (agreement, world) => {
    const { payer, cents, payee, date, isScheduled } = agreement;
    const today = dayOf(nowMsOf(world));
    if (isScheduled ? date <= today : date !== today) {
      return [refused(world, 422, 'DATA_PAGAMENTO_INVALIDA')];
    }
    const consent: PaymentConsent = {
      ...{ payer, cents, payee, date: isScheduled ? date : undefined },
      ...{ createdAtMs: nowMsOf(world), status: 'AUTHORISED', id: undefined },
    };
    return [agreed(world, consent)];
  },
});

/** The amount tells the consents apart. */
function drawOwnCents(dice: Dice, number: number): number {
  return 100 + number + 100_000 * (dice.share(0.1) ? dice.below(30) : 0);
}

function consentBody({ payer, cents, payee, date, isScheduled }: Agreement): object {
  return {
    data: {
      loggedUser: { document: { identification: ACCOUNTS[payer].holder, rel: 'CPF' } },
      creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'Rui Costa' },
      debtorAccount: debtorOf(payer),
      payment: {
        type: 'PIX',
        ...(isScheduled ? { schedule: { single: { date } } } : { date }),
        currency: 'BRL',
        amount: reais(cents),
        details: { localInstrument: 'MANU', creditorAccount: { ...payee, issuer: '0001' } },
      },
    },
  };
}

function agreed(world: World, consent: PaymentConsent): Outcome<World> {
  return {
    name: 'created',
    differs: (answer) =>
      dataDiffers(answer, 201, {
        status: 'AWAITING_AUTHORISATION',
        creationDateTime: dateTimeOf(consent.createdAtMs),
        expirationDateTime: dateTimeOf(consent.createdAtMs + AWAITING_MS),
      }),
    next: (answer) => {
      const { bank } = world.data;
      const id = answer === undefined ? undefined : textAt(answer, 'data', 'consentId');
      const key = freeKey(bank.paymentConsents, String(consent.cents));
      const paymentConsents = { ...bank.paymentConsents, [key]: { ...consent, id } };
      return withData(world, 'bank', { ...bank, paymentConsents });
    },
  };
}

export const findAgreement = operation<World, { key: string }>({
  name: 'bank.find-agreement',
  service: 'openfinance',
  weight: 2,
  draw: (dice, { data: { bank } }) => drawKnown(dice, bank),
  request: ({ key }, { data: { bank } }) => {
    const id = bank.paymentConsents[key]?.id;
    return id === undefined ? undefined : request('GET', `${PAYMENT_CONSENTS_PATH}/${id}`);
  },
  outcomes: ({ key }, world) => {
    const consent = world.data.bank.paymentConsents[key];
    if (consent === undefined) return [refused(world, 404, 'CONSENTIMENTO_NAO_ENCONTRADO')];
    return [
      {
        name: 'found',
        differs: (answer) =>
          dataDiffers(answer, 200, {
            status: consent.status,
            expirationDateTime: dateTimeOf(consent.createdAtMs + AUTHORISED_MS),
            debtorAccount: debtorOf(consent.payer),
          }),
        next: () => world,
      },
    ];
  },
});

interface Payout {
  key: string;
  endToEndId: string;
  moreCents: number;
  idempotencyKey: string;
}

/** The payment of a consent, with the body of payments v4. */
export const payAgreed = operation<World, AsJson<Payout>>({
  name: 'bank.pay-agreed',
  service: 'openfinance',
  weight: 9,
  draw: (dice, world, surroundings) => {
    const { bank } = world.data;
    if (world.nowMs === undefined || Object.keys(bank.payments).length > ENOUGH) return undefined;
    const repeated = drawRepeated(dice, bank);
    if (repeated !== undefined) return repeated;
    const known = drawKnown(dice, bank);
    if (known === undefined) return undefined;
    const date = bank.paymentConsents[known.key]?.date;
    return {
      ...known,
      endToEndId:
        date === undefined
          ? drawEndToEndId(dice, world, surroundings)
          : endToEndIdAt(Date.parse(date + SENT_AT), surroundings.number),
      moreCents: dice.share(0.05) ? 1 : 0,
      idempotencyKey: `a${String(surroundings.number)}`,
    };
  },
  request: ({ key, endToEndId, moreCents, idempotencyKey }, { data: { bank } }) => {
    const consent = bank.paymentConsents[key];
    if (consent?.id === undefined) return undefined;
    const payment = {
      ...{ endToEndId, localInstrument: 'MANU', cnpjInitiator: '50685362000135' },
      creditorAccount: { ...consent.payee, issuer: '0001' },
      payment: { currency: 'BRL', amount: reais(consent.cents + moreCents) },
      consentId: consent.id,
    };
    const headers = { 'x-idempotency-key': idempotencyKey };
    return request('POST', PAYMENTS_PATH, { data: [payment] }, headers);
  },
  outcomes: ({ idempotencyKey, ...content }, world) => {
    const { bank } = world.data;
    const shown = JSON.stringify(content);
    const used = bank.keys[idempotencyKey];
    if (used?.content === shown) return [again(world, used.endToEndId, true)];
    if (used !== undefined) return [refused(world, 422, 'ERRO_IDEMPOTENCIA')];
    const consent = bank.paymentConsents[content.key];
    // The id is of a state that was replaced by a restore whose answer was lost.
    if (consent === undefined) return [refused(world, 422, 'CONSENTIMENTO_INVALIDO')];
    if (consent.status !== 'AUTHORISED') return [refused(world, 422, 'CONSENTIMENTO_INVALIDO')];
    return paid(world, content, { consent, idempotencyKey, shown });
  },
});

function paid(
  world: World,
  { key, endToEndId, moreCents }: Omit<Payout, 'idempotencyKey'>,
  used: { consent: PaymentConsent; idempotencyKey: string; shown: string },
): readonly Outcome<World>[] {
  const { consent, idempotencyKey, shown } = used;
  const { payer, cents, payee, date, id } = consent;
  const { bank } = world.data;
  const paymentConsents = {
    ...bank.paymentConsents,
    [key]: { ...consent, status: 'CONSUMED' as const },
  };
  const consumed = withData(world, 'bank', { ...bank, paymentConsents });
  if (moreCents > 0) {
    const divergent = 'PAGAMENTO_DIVERGENTE_CONSENTIMENTO';
    const others = refusalsOf(world, { endToEndId, cents }, payer, { isScheduled: true });
    return [refused(world, 422, divergent, consumed), ...others.outcomes];
  }
  const isScheduled = date !== undefined;
  const found = refusalsOf(world, { endToEndId, cents }, payer, { isScheduled, next: consumed });
  if (found.isCertain) return [...found.outcomes, ...unread(world, found.outcomes)];
  const sendAtMs = date === undefined ? undefined : Date.parse(date + SENT_AT);
  const payment = newPayment(
    bank,
    {
      ...{ endToEndId, cents, payer, payee, sendAtMs, consentId: id },
      user: ACCOUNTS[payer].holder,
    },
    nowMsOf(world),
  );
  return [
    ...found.outcomes,
    created(consumed, payment, { key: idempotencyKey, content: shown, isList: true }),
  ];
}

/** The standard does not say whether a payment with a wrong member uses up its consent. */
function unread(world: World, outcomes: readonly Outcome<World>[]): readonly Outcome<World>[] {
  return outcomes
    .filter(({ name }) => name === 'PARAMETRO_INVALIDO')
    .map(({ name }) => refused(world, 422, name));
}

/** Mostly one that can be used. */
function drawKnown(dice: Dice, { paymentConsents }: BankState): { key: string } | undefined {
  const known = Object.entries(paymentConsents).filter(([, { id }]) => id !== undefined);
  const open = known.filter(([, { status }]) => status === 'AUTHORISED');
  const from = open.length > 0 && !dice.share(0.1) ? open : known;
  return from.length === 0 || (open.length === 0 && !dice.share(0.1))
    ? undefined
    : { key: dice.one(from)[0] };
}

function drawRepeated(dice: Dice, bank: BankState): Payout | undefined {
  const keys = Object.entries(bank.keys).filter(([, { content }]) =>
    content.includes('"moreCents"'),
  );
  if (keys.length === 0 || !dice.share(0.12)) return undefined;
  const [idempotencyKey, { content }] = dice.one(keys);
  const first = { ...(JSON.parse(content) as Payout), idempotencyKey };
  return dice.share(0.6) ? first : { ...first, moreCents: 2 };
}
