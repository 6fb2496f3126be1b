import { SUCCESS, type ContractCase } from './case';
import { health, json } from './shapes';

/** What the contract says about the health of all services but the SPI. */
export function healthCheck(path = '/health'): ContractCase {
  return {
    method: 'GET',
    path,
    what: 'the health of the service',
    says: 'a health check, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  };
}

/** All services have the health of the SPI, at `/health`. */
export const healthAsOfSpi: ContractCase = {
  ...healthCheck(),
  says: '200 with the four fields of the health of the SPI',
  status: 200,
  shape: health,
};
