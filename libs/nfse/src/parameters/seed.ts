import { type ParameterRows, type RateRow } from './parameters';
import { MUNICIPALITIES } from './seed-municipalities';
import { SERVICE_CODES } from './seed-services';

/** The usual rate of each municipality, and the services with another one: invented, between 2 % and 5 %. */
const RATES: Readonly<Record<string, { readonly usual: number; readonly [code: string]: number }>> =
  {
    '3550308': { usual: 500, '010501': 290, '040101': 200, '080201': 300, '170601': 290 },
    '3304557': { usual: 500, '010101': 200, '010401': 200, '171901': 300 },
    '3106200': { usual: 500, '010701': 250, '040101': 300 },
    '4106902': { usual: 500, '010401': 200, '060101': 200 },
    '4314902': { usual: 500, '010701': 200, '070202': 400 },
    '2611606': { usual: 500, '010401': 200, '120701': 300 },
    '2927408': { usual: 500, '010701': 300, '120701': 200 },
    '2304400': { usual: 500, '010401': 200, '040101': 300 },
    '5300108': { usual: 500, '010401': 200, '170101': 300 },
    '1302603': { usual: 500, '010401': 200, '140101': 300 },
    '4205407': { usual: 500, '010401': 200, '171401': 300 },
    '3509502': { usual: 500, '010701': 200, '071002': 300 },
    '3548500': { usual: 500, '200101': 300 },
  };

const RATE_ROWS: readonly RateRow[] = Object.entries(RATES).flatMap(
  ([municipality, { usual, ...others }]) =>
    SERVICE_CODES.filter((service) => service.isOutsideIss !== true).map(({ code }) => ({
      municipality,
      serviceCode: code,
      rate: others[code] ?? usual,
    })),
);

/** The municipalities, services and rates of a new sandbox. */
export const SEED: ParameterRows = {
  municipalities: MUNICIPALITIES,
  serviceCodes: SERVICE_CODES,
  rates: RATE_ROWS,
};
