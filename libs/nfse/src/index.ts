export type { InfDps, Percentage } from './national/dps';
export type { InfNfse } from './national/nfse';
