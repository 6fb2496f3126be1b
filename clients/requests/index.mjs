// The requests of the Postman collection and of the .http files. `npm run generate` writes both from these tables
// (scripts/clients). Each service is a folder of the collection and a file.
//
// A request:
//   name      unique in its service
//   request   method and address; {{name}} stands for a variable
//   headers   besides X-Sandbox and Content-Type
//   json, xml, form   the body
//   status    the status that the response must have
//   expect    members of the response by path (`data.0.status`), with the value that they must have
//   contains  texts that the body of the response must contain
//   save      variables, each with the path of the member of the response that it takes its value from
import { dict } from './dict.mjs';
import { iso8583 } from './iso8583.mjs';
import { nfse } from './nfse.mjs';
import { openfinance } from './openfinance.mjs';
import { ratelimit } from './ratelimit.mjs';
import { report } from './report.mjs';
import { spi } from './spi.mjs';
import { workflow } from './workflow.mjs';

/** In the order of the README. Each service can be used without the ones before it. */
export const services = [spi, dict, iso8583, workflow, openfinance, nfse, report, ratelimit];

/** The base addresses of `npm start`, by variable. */
export const addresses = Object.fromEntries(
  services.map(({ name, port }) => [`${name}_url`, `http://127.0.0.1:${port}`]),
);

/** The variables with a value before the first request. `{{today}}` is the date of the run as well. */
export const constants = { endToEndId: 'E12345678202611211200CLIENT00001' };
