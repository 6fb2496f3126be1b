/**
 * Converts the value of an ABRASF element to members of the English body.
 *
 * @param at reads another element of the same declaration, or of the same item of a list, by its path
 * @returns values by their English paths, or the error as a sentence
 */
export type Reader = (
  value: unknown,
  at: (path: string) => unknown,
) => Readonly<Record<string, unknown>> | string;

const YES_OR_NO = 'Must be 1 (yes) or 2 (no).';
const MEI = '5';
const ME_OR_EPP = '6';
const ABROAD = '9999999';

/** RegimeEspecialTributacao to the special regime of the national layout. MEI, ME and EPP are options there. */
const SPECIAL_REGIMES: Readonly<Record<string, string>> = {
  '1': '3',
  '2': '2',
  '3': '6',
  '4': '1',
  [MEI]: '0',
  [ME_OR_EPP]: '0',
};

/** TipoDeducao to the kind of deduction of the national layout. */
const DEDUCTION_TYPES: Readonly<Record<string, string>> = {
  '1': '2',
  '2': '8',
  '3': '7',
  '4': '3',
  '5': '1',
  '6': '4',
  '7': '5',
  '8': '6',
  '99': '99',
};

const ISS_TYPES: Readonly<Record<string, string>> = { '1': '1', '2': '4', '4': '3', '5': '2' };
const SUSPENSIONS: Readonly<Record<string, string>> = { '6': '1', '7': '2' };

export const withheld: Reader = (value) => {
  const text = textOf(value);
  return text === '1' || text === '2' ? { 'service.issWithheld': text === '1' } : YES_OR_NO;
};

export const withheldBy: Reader = (value) => {
  const who = { '1': 'customer', '2': 'intermediary' }[textOf(value)];
  return who === undefined
    ? 'Must be 1 (customer) or 2 (intermediary).'
    : { 'service.issWithheldBy': who };
};

export const simplesNacional: Reader = (value, at) => {
  const text = textOf(value);
  if (text !== '1' && text !== '2') return YES_OR_NO;
  if (textOf(at('RegimeEspecialTributacao')) === MEI) return {};
  return text === '1' ? INSIDE_SIMPLES : { 'provider.simplesNacional.option': '1' };
};

export const specialRegime: Reader = (value, at) => {
  const text = textOf(value);
  const regime = SPECIAL_REGIMES[text];
  if (regime === undefined) return 'Must be one of 1, 2, 3, 4, 5, 6.';
  const isUndeclared = at('OptanteSimplesNacional') === undefined;
  return {
    'provider.specialRegime': regime,
    ...(text === MEI && { 'provider.simplesNacional.option': '2' }),
    ...(text === ME_OR_EPP && isUndeclared && INSIDE_SIMPLES),
  };
};

/** ABRASF does not say which taxes are inside the Simples Nacional. Usually all of them are. */
const INSIDE_SIMPLES = {
  'provider.simplesNacional.option': '3',
  'provider.simplesNacional.regime': '1',
};

export const issType: Reader = (value, at) => {
  const text = textOf(value);
  const suspension = SUSPENSIONS[text];
  if (suspension !== undefined) {
    const process = at('Servico.NumeroProcesso');
    return {
      'service.suspension.type': suspension,
      ...(process !== undefined && { 'service.suspension.process': process }),
    };
  }
  const type = ISS_TYPES[text];
  if (type === undefined) {
    return text === '3'
      ? '3 (exempt) does not exist in the national layout. Use the English names, with issType 1 and a benefit.'
      : 'Must be one of 1, 2, 4, 5, 6, 7.';
  }
  const immunity = at('Servico.IdentifNaoExigibilidade');
  return {
    'service.issType': type,
    ...(type === '2' && immunity !== undefined && { 'service.immunity': immunity }),
  };
};

export const placeInBrazil: Reader = (value, at) => {
  if (textOf(value) !== ABROAD) return { 'service.place': value };
  return at('Servico.CodigoPais') === undefined
    ? '9999999 is a place abroad: CodigoPais must have the code of the country, as in US.'
    : {};
};

/** The country is not needed for a place in Brazil. */
export const placeAbroad: Reader = (value, at) => {
  if (textOf(at('Servico.CodigoMunicipio')) !== ABROAD) return {};
  return /^[A-Z]{2}$/.test(textOf(value))
    ? { 'service.place': value }
    : 'Must be the code of a country: two capital letters, as in US.';
};

/** Municipal codes have many formats. The national layout allows only three digits, so other codes are left out. */
export const municipalCode: Reader = (value) =>
  /^\d{3}$/.test(textOf(value)) ? { 'service.municipalCode': value } : {};

/** The series of an RPS may have letters. It is also the series of the DPS only if it is a number from 1. */
export const series: Reader = (value) => ({
  'rps.series': value,
  ...(/^\d{1,5}$/.test(textOf(value)) && Number(value) > 0 && { series: value }),
});

/** An amount with two places in ABRASF: one of layout 1.00 and one of layout 2.04. The other place has its own row. */
export function sameAs(path: string, to: string): Reader {
  return (value, at) => {
    const other = at(path);
    return other === undefined || Number(other) === Number(value)
      ? { [to]: value }
      : `Must be the same as ${path}.`;
  };
}

/** If there are documents of deductions, they are used instead of their sum. */
export const deductedAmount: Reader = (value, at) =>
  at('Deducao') === undefined ? { 'service.deductions': value } : {};

/** Amounts of federal taxes are retentions in ABRASF. */
export function retained(tax: string): Reader {
  return (value) => ({ [`taxes.${tax}.amount`]: value, [`taxes.${tax}.withheld`]: true });
}

export const otherRetentions: Reader = (value) =>
  Number(value) === 0
    ? {}
    : 'Must be 0: the national layout has no other retentions than ISS, PIS, COFINS, CSLL, IRRF and INSS.';

/** In ABRASF, a foreign address is one text. */
export const foreignAddress: Reader = (value) => ({
  'customer.address.street': value,
  'customer.address.city': '-',
});

export const deductionType: Reader = (value) => {
  const type = DEDUCTION_TYPES[textOf(value)];
  return type === undefined ? 'Must be one of 1, 2, 3, 4, 5, 6, 7, 8, 99.' : { type };
};

/** ABRASF has no name of a supplier, but the national layout requires it. */
export function supplierId(name: string): Reader {
  return (value) => ({ [`supplier.${name}`]: value, 'supplier.name': textOf(value) });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
