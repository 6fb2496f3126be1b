/** A town with its postal code, area code and IBGE code. */
export interface Town {
  readonly name: string;
  readonly ibgeTownCode: string;
  readonly state: State;
  /** The first five digits of the CEP of its centre. */
  readonly postCode: string;
  readonly areaCode: string;
}

export const STATES = ['BA', 'DF', 'MG', 'PE', 'PR', 'RJ', 'RS', 'SP'] as const;
export type State = (typeof STATES)[number];

/** Some capitals (IBGE, "Códigos dos Municípios"). */
export const TOWNS: readonly [Town, ...Town[]] = [
  town('São Paulo', 'SP', '3550308', '01310', '11'),
  town('Rio de Janeiro', 'RJ', '3304557', '20040', '21'),
  town('Belo Horizonte', 'MG', '3106200', '30130', '31'),
  town('Curitiba', 'PR', '4106902', '80010', '41'),
  town('Porto Alegre', 'RS', '4314902', '90010', '51'),
  town('Brasília', 'DF', '5300108', '70040', '61'),
  town('Salvador', 'BA', '2927408', '40020', '71'),
  town('Recife', 'PE', '2611606', '50030', '81'),
];

export const STREETS = [
  'Rua das Flores',
  'Rua do Comércio',
  'Rua Sete de Setembro',
  'Rua Quinze de Novembro',
  'Avenida Brasil',
  'Avenida Getúlio Vargas',
] as const;

function town(
  name: string,
  state: State,
  ibgeTownCode: string,
  postCode: string,
  areaCode: string,
): Town {
  return { name, state, ibgeTownCode, postCode, areaCode };
}
