import {
  FIRST_DAY,
  isValidOn,
  type Benefit,
  type Incidence,
  type MunicipalRetention,
  type Municipality,
  type RateRow,
  type SpecialRegime,
  type Validity,
} from '#libs/nfse';
import {
  type AgreementDetailsResponse,
  type BenefitDetailsResponse,
  type MunicipalRetentionResponse,
  type RegimePeriodResponse,
  type RetentionsDetailsResponse,
  type ServiceRateResponse,
} from './parametrization.response';

const INCIDENCES: Readonly<Record<Incidence, string>> = {
  provider: 'Local do estabelecimento do prestador',
  place: 'Local da prestação do serviço',
  customer: 'Local do estabelecimento do tomador',
};

/** The texts of the two days of a period. */
function daysOf({ from, until }: Partial<Validity>): {
  readonly start: string;
  end: string | null;
} {
  return { start: startOf(from ?? FIRST_DAY), end: until === undefined ? null : startOf(until) };
}

function startOf(day: string): string {
  return `${day}T00:00:00-03:00`;
}

/** The agreement of a municipality that is active. */
export function agreementOf({ issuesOnPublicEmitters }: Municipality): AgreementDetailsResponse {
  const isPublic = issuesOnPublicEmitters === false ? 0 : 1;
  return {
    aderenteAmbienteNacional: 1,
    aderenteEmissorNacional: isPublic,
    situacaoEmissaoPadraoContribuintesRFB: isPublic,
    aderenteMAN: 0,
    permiteAproveitametoDeCreditos: false,
  };
}

/**
 * The rates of a service: the usual one and those of its periods, in ascending order. The usual rate applies outside the
 * periods, so it fills the days between them.
 */
export function ratesOf(
  { rate, periods = [] }: RateRow,
  incidence: Incidence,
): readonly (Validity & { readonly answer: ServiceRateResponse })[] {
  const rows: (Validity & { readonly rate: number })[] = [];
  let free: string | undefined = FIRST_DAY;
  for (const period of periods) {
    if (free !== undefined && free < period.from) {
      rows.push({ rate, from: free, until: dayAfter(period.from, -1) });
    }
    rows.push(period);
    free = period.until === undefined ? undefined : dayAfter(period.until, 1);
  }
  if (free !== undefined) rows.push({ rate, from: free });
  return rows.map((row) => {
    const { start, end } = daysOf(row);
    const Incidencia = INCIDENCES[incidence];
    return { ...row, answer: { Incidencia, Aliq: row.rate / 100, DtIni: start, DtFim: end } };
  });
}

const DAY_MS = 86_400_000;

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The special regimes of a service on a day, by the code of the regime. */
export function regimesOf(
  regimes: readonly SpecialRegime[],
  day: string,
): Record<string, RegimePeriodResponse[]> {
  const found: Record<string, RegimePeriodResponse[]> = {};
  for (const regime of regimes.filter((each) => isValidOn(each, day))) {
    const { start, end } = daysOf(regime);
    const period = { situacao: regime.situation, dataInicio: start, dataFim: end };
    (found[regime.regime] ??= []).push({ ...period, observacoes: regime.remark ?? null });
  }
  return found;
}

/** The retentions of a municipality on a day. */
export function retentionsOf(
  { allowsRetention, retentions = [] }: Municipality,
  day: string,
): RetentionsDetailsResponse {
  const { start, end } = daysOf({});
  return {
    artigoSexto: {
      habilitado: allowsRetention,
      historico: allowsRetention ? [{ dataInicioVigencia: start, dataFimVigencia: end }] : [],
    },
    retencoesMunicipais: retentions.filter((each) => isValidOn(each, day)).map(retentionOf),
  };
}

function retentionOf(retention: MunicipalRetention): MunicipalRetentionResponse {
  const { start, end } = daysOf(retention);
  return {
    descricao: retention.description,
    ...{ dataInicioVigencia: start, dataFimVigencia: end },
    tiposRetencao: retention.kinds.map(Number),
    servicos: [...retention.serviceCodes],
  };
}

export function benefitOf(benefit: Benefit): BenefitDetailsResponse {
  const { number, kind, rate, reduction } = benefit;
  const { start, end } = daysOf(benefit);
  const isRate = kind === 'rate';
  return {
    codigoBeneficio: number,
    descricao: isRate ? 'Alíquota diferenciada' : 'Redução da base de cálculo',
    ...{ dataInicioVigencia: start, dataFimVigencia: end },
    tipoBeneficio: isRate ? 4 : 2,
    tipoReducaoBC: isRate ? null : 1,
    reducaoPercentualBC: reduction === undefined ? null : reduction / 100,
    aliquotaDiferenciada: rate === undefined ? null : rate / 100,
    restritoAoMunicipio: false,
    ...{ servicos: [], contribuintes: [] },
  };
}
