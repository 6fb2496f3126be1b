export const NATIONAL_NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
