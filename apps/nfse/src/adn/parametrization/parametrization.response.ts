import { ApiProperty } from '@nestjs/swagger';

/** An error of the municipal parameters. */
export class ParameterMessageResponse {
  /** @example "Convênio não encontrado. Municipality 3500105 has no active agreement in sandbox run-42." */
  mensagem!: string;
}

/** The agreement of a municipality with the national system. */
export class AgreementDetailsResponse {
  /**
   * 1 yes, 0 no.
   * @example 1
   */
  aderenteAmbienteNacional!: number;

  /** @example 1 */
  aderenteEmissorNacional!: number;

  /** @example 1 */
  situacaoEmissaoPadraoContribuintesRFB!: number;

  /**
   * The module of tax collection (MAN): 0 no, 1 yes, -1 unknown. The simulator has none.
   * @example 0
   */
  aderenteMAN!: number;

  /**
   * The name is misspelt in the real service too.
   * @example false
   */
  permiteAproveitametoDeCreditos!: boolean;
}

export class AgreementResponse {
  /** @example "Parâmetros do convênio recuperados com sucesso." */
  mensagem!: string;

  /** null if the agreement is not active; the status is then 404. */
  @ApiProperty({ type: AgreementDetailsResponse, nullable: true })
  parametrosConvenio!: AgreementDetailsResponse | null;
}

/** An ISS rate in a period of competence. */
export class ServiceRateResponse {
  /**
   * Where the ISS is due.
   * @example "Local do estabelecimento do prestador"
   */
  Incidencia!: string;

  /**
   * In percent.
   * @example 5
   */
  Aliq!: number;

  /** @example "2000-01-01T00:00:00-03:00" */
  DtIni!: string;

  /**
   * null: no end.
   * @example null
   */
  @ApiProperty({ type: String, nullable: true })
  DtFim!: string | null;
}

export class ServiceRatesResponse {
  /** @example "Alíquotas recuperadas com sucesso." */
  mensagem!: string;

  /** By the service code of the address. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'array',
      items: { $ref: '#/components/schemas/ServiceRateResponse' },
    },
  })
  aliquotas!: Record<string, ServiceRateResponse[]>;
}

export class RegimePeriodResponse {
  /**
   * 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.
   * @example 2
   */
  situacao!: number;

  /** @example "2026-01-01T00:00:00-03:00" */
  dataInicio!: string;

  /** null: no end. */
  @ApiProperty({ type: String, nullable: true })
  dataFim!: string | null;

  @ApiProperty({ type: String, nullable: true })
  observacoes!: string | null;
}

export class SpecialRegimesResponse {
  /** @example "Regimes especiais recuperados com sucesso." */
  mensagem!: string;

  /** By the service code of the address, then by the code of regEspTrib. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { $ref: '#/components/schemas/RegimePeriodResponse' },
      },
    },
  })
  regimesEspeciais!: Record<string, Record<string, RegimePeriodResponse[]>>;
}

export class ArticleSixPeriodResponse {
  /** @example "2000-01-01T00:00:00-03:00" */
  dataInicioVigencia!: string;

  /** null: no end. */
  @ApiProperty({ type: String, nullable: true })
  dataFimVigencia!: string | null;
}

/** The retentions of article 6 of LC 116. */
export class ArticleSixResponse {
  /** @example true */
  habilitado!: boolean;

  historico!: ArticleSixPeriodResponse[];
}

export class MunicipalRetentionResponse {
  /** @example "Serviços de tecnologia" */
  descricao!: string;

  /** @example "2026-01-01T00:00:00-03:00" */
  dataInicioVigencia!: string;

  /** null: no end. */
  @ApiProperty({ type: String, nullable: true })
  dataFimVigencia!: string | null;

  /**
   * The codes of tpRetISSQN: 2 the customer, 3 the intermediary.
   * @example [2]
   */
  tiposRetencao!: number[];

  /** @example ["010701"] */
  servicos!: string[];
}

export class RetentionsDetailsResponse {
  artigoSexto!: ArticleSixResponse;
  retencoesMunicipais!: MunicipalRetentionResponse[];
}

export class RetentionsResponse {
  /** @example "Retenções recuperadas com sucesso." */
  mensagem!: string;

  retencoes!: RetentionsDetailsResponse;
}

/** A municipal benefit. */
export class BenefitDetailsResponse {
  /** @example "35503080100001" */
  codigoBeneficio!: string;

  /** @example "Alíquota diferenciada" */
  descricao!: string;

  /** @example "2000-01-01T00:00:00-03:00" */
  dataInicioVigencia!: string;

  /** null: no end. */
  @ApiProperty({ type: String, nullable: true })
  dataFimVigencia!: string | null;

  /**
   * 2 a reduced base, 4 another rate. The simulator has no exemption (1) and no reduction by an amount (3).
   * @example 4
   */
  tipoBeneficio!: number;

  /** 1 by percentage; null if the base is not reduced. */
  @ApiProperty({ type: 'integer', nullable: true })
  tipoReducaoBC!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  reducaoPercentualBC!: number | null;

  /** In percent. */
  @ApiProperty({ type: Number, nullable: true })
  aliquotaDiferenciada!: number | null;

  /** @example false */
  restritoAoMunicipio!: boolean;

  /** Empty: all services. */
  servicos!: string[];

  /** Empty: all taxpayers. */
  contribuintes!: string[];
}

export class MunicipalBenefitResponse {
  /** @example "Benefício recuperado com sucesso." */
  mensagem!: string;

  beneficio!: BenefitDetailsResponse;
}
