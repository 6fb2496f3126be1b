import { toCents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { type Municipality } from '../parameters/parameters';
import { MUNICIPALITIES } from '../parameters/seed-municipalities';
import { type EventCode } from '../national/event';
import { cancelRefusal, type InvoiceFacts } from './cancellation';
import { type LinkedEvent } from './events/linked-events';
import { type ReplacedInvoice, substitutionRefusal } from './substitution';
import { regTrib, service, valores } from './test/rule-case';
import { type Changes, NOW_MS, validDps } from './test/valid-dps';

const HOUR_MS = 3_600_000;
const SAO_PAULO = MUNICIPALITIES[0];
if (SAO_PAULO === undefined) throw new Error('The seed is empty.');
const STRICT: Municipality = {
  ...SAO_PAULO,
  cancelWithinHours: 24,
  cancelAboveCents: toCents(100_000),
  cancelRequiresCustomer: true,
  substituteWithinHours: 48,
  substituteKeepsCustomer: true,
};
const after = (hours: number) => NOW_MS - hours * HOUR_MS;

const linked = (code: EventCode): LinkedEvent => ({ code, number: code });

describe('cancelRefusal', () => {
  const invoice: InvoiceFacts = {
    processedAtMs: after(24),
    serviceCents: toCents(100_000),
    hasCustomer: true,
  };
  it.each<[string, Partial<InvoiceFacts>, Municipality | undefined, string | undefined, string?]>([
    ['at its limits', {}, STRICT, undefined],
    [
      'a millisecond too late',
      { processedAtMs: after(24) - 1 },
      STRICT,
      'E0822',
      'São Paulo allows 24 hours to cancel.',
    ],
    [
      'above the amount',
      { serviceCents: toCents(100_001) },
      STRICT,
      'E0823',
      'The price is R$ 1000.01, and São Paulo allows R$ 1000.00.',
    ],
    [
      'without customer',
      { hasCustomer: false },
      STRICT,
      'E0824',
      'São Paulo needs the CNPJ or CPF of the customer.',
    ],
    ['without customer, where none is needed', { hasCustomer: false }, SAO_PAULO, undefined],
    ['in an unknown municipality', { processedAtMs: 0, hasCustomer: false }, undefined, undefined],
  ])('judges a cancellation %s', (...[, changes, municipality, code, detail]) => {
    const found = cancelRefusal({ ...invoice, ...changes }, municipality, NOW_MS);
    expect(found?.code).toBe(code);
    if (detail !== undefined) expect(found?.detail).toBe(detail);
  });
});

describe('substitutionRefusal', () => {
  const subst = { chSubstda: '1'.repeat(50), cMotivo: '05' };
  const original = (changes: Partial<ReplacedInvoice>, dps: Changes<InfDps>): ReplacedInvoice => ({
    dps: validDps(dps),
    processedAtMs: after(48),
    generator: '2',
    isCancelled: false,
    linked: [],
    ...changes,
  });
  const late = { processedAtMs: after(48) - 1 };
  const other = { toma: { CNPJ: undefined, CPF: '52998224725' } };
  const simples = regTrib('3', '1');
  const dearer = valores({ vServPrest: { vServ: toCents(100_001) } });

  it.each<
    [
      string,
      { of?: Partial<ReplacedInvoice>; from?: Changes<InfDps>; to?: Changes<InfDps> },
      Municipality | undefined,
      string | undefined,
      string?,
    ]
  >([
    ['with another price', { to: dearer }, STRICT, undefined],
    ['of a cancelled invoice', { of: { isCancelled: true } }, STRICT, 'E0046'],
    [
      'with the reason 99 and no text',
      { to: { subst: { ...subst, cMotivo: '99' } } },
      STRICT,
      'E0078',
      'The reason of the replacement is 99, but there is no text.',
    ],
    [
      'with the reason 99 and a text',
      { to: { subst: { ...subst, cMotivo: '99', xMotivo: 'Texto do motivo' } } },
      STRICT,
      undefined,
    ],
    ['of the system of a municipality', { of: { generator: '1' } }, STRICT, 'E0065'],
    [
      'of a blocked invoice',
      { of: { linked: [{ ...linked('305102'), refersTo: '105102' }] } },
      STRICT,
      'E0076',
      'The invoice already has the event 305102.',
    ],
    [
      'of an invoice with a block of another event',
      { of: { linked: [{ ...linked('305102'), refersTo: '101101' }] } },
      STRICT,
      undefined,
    ],
    ['of an invoice under analysis', { of: { linked: [linked('101103')] } }, STRICT, 'E0068'],
    [
      'of an invoice with a denied analysis',
      { of: { linked: [linked('105105')] } },
      STRICT,
      'E0068',
    ],
    ['of a confirmed invoice', { of: { linked: [linked('203202')] } }, STRICT, 'E0070'],
    ['of a tacitly confirmed invoice', { of: { linked: [linked('205204')] } }, STRICT, 'E0072'],
    [
      'a millisecond too late',
      { of: late },
      STRICT,
      'E0050',
      'São Paulo allows 48 hours to replace.',
    ],
    [
      'too late, but for the Simples',
      { of: late, to: { subst: { ...subst, cMotivo: '01' } } },
      STRICT,
      undefined,
    ],
    ['too late in an unknown municipality', { of: late }, undefined, undefined],
    [
      'without customer',
      { from: { toma: undefined }, to: { toma: undefined } },
      STRICT,
      'E0056',
      'São Paulo needs the CNPJ or CPF of the customer.',
    ],
    [
      'with another customer',
      { to: other },
      STRICT,
      'E0058',
      'The customer changes from 11444777000161 to 52998224725.',
    ],
    ['with another customer, where that is allowed', { to: other }, SAO_PAULO, undefined],
    [
      'with another date',
      { to: { dCompet: '2026-03-09' } },
      STRICT,
      'E0060',
      'The date changes from 2026-03-10 to 2026-03-09.',
    ],
    [
      'with another service',
      { to: service('010601') },
      STRICT,
      'E0060',
      'The service changes from 0107 to 0106.',
    ],
    [
      'with another division',
      { from: service('010301'), to: service('010302') },
      STRICT,
      undefined,
    ],
    [
      'with another municipal code',
      { to: service('010701', { cServ: { cTribMun: '001' } }) },
      STRICT,
      'E0060',
      'The municipal code changes from nothing to 001.',
    ],
    [
      'with another place',
      { to: service('010701', { locPrest: { cLocPrestacao: '3509502' } }) },
      STRICT,
      'E0060',
      'The place changes from 3550308 to 3509502.',
    ],
    [
      'with another price inside the Simples',
      { from: simples, to: { ...simples, ...dearer } },
      STRICT,
      'E0061',
      'The price changes from R$ 1000.00 to R$ 1000.01.',
    ],
    [
      'with another customer inside the Simples',
      { from: simples, to: { ...simples, ...other } },
      SAO_PAULO,
      'E0061',
      'The customer changes from 11444777000161 to 52998224725.',
    ],
    [
      'with a first customer inside the Simples',
      { from: { ...simples, toma: undefined }, to: simples },
      SAO_PAULO,
      undefined,
    ],
    [
      'with another service inside the Simples',
      { from: simples, to: { ...simples, ...service('010601') } },
      STRICT,
      undefined,
    ],
  ])(
    'judges a replacement %s',
    (...[, { of = {}, from = {}, to = {} }, municipality, code, detail]) => {
      const found = substitutionRefusal(
        original(of, from),
        validDps({ subst, ...to }),
        municipality,
        NOW_MS,
      );
      expect(found?.code).toBe(code);
      if (detail !== undefined) expect(found?.detail).toBe(detail);
    },
  );
});
