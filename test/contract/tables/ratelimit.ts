import { type ServiceTables } from '../case';
export const ratelimit: ServiceTables = { service: 'ratelimit', contract: [], decided: [] };
