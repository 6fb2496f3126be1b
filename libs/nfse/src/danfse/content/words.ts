/** The codes of the layout in words, as they are printed. A code without words is printed as it is. */

type Words = Readonly<Record<string, string>>;

/** The words of a code. */
export function wordsOf(words: Words, code: string | undefined): string | undefined {
  return code === undefined ? undefined : (words[code] ?? code);
}

export const ISSUERS: Words = { '1': 'Prestador', '2': 'Tomador', '3': 'Intermediário' };
export const GENERATORS: Words = { '1': 'Município', '2': 'Sefin Nacional' };
export const ENVIRONMENTS: Words = { '1': 'Produção', '2': 'Homologação' };

export const SIMPLES_OPTIONS: Words = {
  '1': 'Não optante',
  '2': 'Optante - Microempreendedor Individual (MEI)',
  '3': 'Optante - Microempresa ou Empresa de Pequeno Porte (ME/EPP)',
  '4': 'Optante pendente',
};
export const SIMPLES_IBS_CBS_REGIMES: Words = {
  '1': 'IBS e CBS pelo Simples Nacional',
  '2': 'CBS pelo Simples Nacional; IBS pelo regime regular',
  '3': 'IBS e CBS pelo regime regular',
};
/** The purposes of an invoice, since technical note 009. */
export const PURPOSES: Words = {
  '0': 'NFS-e regular',
  '1': 'NFS-e de crédito',
  '2': 'NFS-e de débito',
};
export const SIMPLES_REGIMES: Words = {
  '1': 'Tributos federais e municipal pelo Simples Nacional',
  '2': 'Tributos federais pelo Simples Nacional; ISSQN fora dele',
  '3': 'Tributos federais e municipal fora do Simples Nacional',
};
export const SPECIAL_REGIMES: Words = {
  '0': 'Nenhum',
  '1': 'Ato cooperado',
  '2': 'Estimativa',
  '3': 'Microempresa municipal',
  '4': 'Notário ou registrador',
  '5': 'Profissional autônomo',
  '6': 'Sociedade de profissionais',
  '9': 'Outros',
};

export const ISS_KINDS: Words = {
  '1': 'Operação tributável',
  '2': 'Imunidade',
  '3': 'Exportação de serviço',
  '4': 'Não incidência',
};
export const ISS_RETENTIONS: Words = {
  '1': 'Não retido',
  '2': 'Retido pelo tomador',
  '3': 'Retido pelo intermediário',
};
export const IMMUNITIES: Words = {
  '0': 'Tipo não informado',
  '1': 'Entes públicos',
  '2': 'Templos',
  '3': 'Partidos, sindicatos, educação e assistência',
  '4': 'Livros, jornais e periódicos',
  '5': 'Fonogramas e videofonogramas',
};
export const SUSPENSIONS: Words = { '1': 'Decisão judicial', '2': 'Processo administrativo' };

/** The retained taxes of PIS, COFINS and CSLL. Codes 1 and 2 do not cover the CSLL. */
export const SOCIAL_RETENTIONS: Words = {
  '0': 'PIS/COFINS/CSLL não retidos',
  '1': 'PIS/COFINS retidos',
  '2': 'PIS/COFINS não retidos',
  '3': 'PIS/COFINS/CSLL retidos',
  '4': 'PIS/COFINS retidos',
  '5': 'PIS retido',
  '6': 'COFINS retida',
  '7': 'COFINS/CSLL retidas',
  '8': 'CSLL retida',
  '9': 'PIS/CSLL retidos',
};
