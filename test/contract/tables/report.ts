import { type ServiceTables } from '../case';
export const report: ServiceTables = { service: 'report', contract: [], decided: [] };
