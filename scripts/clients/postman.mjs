// Writes clients/postman from the tables of clients/requests.
import { addresses, constants, services } from '../../clients/requests/index.mjs';
import { memberOf, steps } from './steps.mjs';

const DESCRIPTION = `Every operation of the payment simulators, in an order that works.

Run the collection, run a folder, or send the requests of a folder one after the other. The first request of a folder chooses a new sandbox, so each run begins with empty data; the last ones drop it. Requests that need the id of an earlier response take it from a collection variable.

The addresses are those of \`npm start\`. If the simulators run elsewhere, change them in the environment. If they were started with ADMIN_TOKEN, set \`admin_token\`.`;

const EACH_REQUEST = [
  "if (!pm.collectionVariables.get('sandbox')) pm.collectionVariables.set('sandbox', 'postman');",
  "pm.collectionVariables.set('today', new Date().toISOString().slice(0, 10));",
  "const token = pm.variables.get('admin_token');",
  'if (token && /^\\/(__admin|admin)\\//.test(pm.request.url.getPath())) {',
  "  pm.request.headers.upsert({ key: 'Authorization', value: `Bearer ${token}` });",
  '}',
];

const NEW_SANDBOX = [
  '// A new sandbox for this folder, so that data of earlier runs does not matter.',
  "const id = pm.variables.replaceIn('{{$guid}}').slice(0, 13);",
  "pm.collectionVariables.set('sandbox', `postman-${id}`);",
];

/** The files of clients/postman, each with its text. */
export function postmanFiles() {
  return new Map([
    ['clients/postman/payment-simulators.postman_collection.json', json(collection())],
    ['clients/postman/local.postman_environment.json', json(environment())],
  ]);
}

function collection() {
  const folders = services.map((service) => ({
    name: service.title,
    item: steps(service).map((step, index) => item(step, index === 0)),
  }));
  const saved = services.flatMap((service) =>
    steps(service).flatMap(({ save }) => Object.keys(save)),
  );
  const empty = ['sandbox', 'today', ...saved].map((name) => [name, '']);
  const known = Object.entries({ ...addresses, ...constants, admin_token: '' });
  return {
    info: {
      name: 'Payment simulators',
      description: DESCRIPTION,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: folders,
    event: [script('prerequest', EACH_REQUEST)],
    variable: [...known, ...empty].map(([key, value]) => ({ key, value })),
  };
}

function item(step, isFirst) {
  const { name, method, address, headers, body } = step;
  const header = Object.entries(headers).map(([key, value]) => ({ key, value }));
  return {
    name,
    event: [...(isFirst ? [script('prerequest', NEW_SANDBOX)] : []), script('test', testsOf(step))],
    request: {
      method,
      header,
      url: address,
      ...(body === undefined ? {} : { body: bodyOf(headers['Content-Type'], body) }),
    },
    response: [],
  };
}

function bodyOf(contentType, raw) {
  if (contentType.endsWith('form-urlencoded')) {
    const urlencoded = raw.split('&').map((pair) => {
      const [key, value] = pair.split('=');
      return { key, value };
    });
    return { mode: 'urlencoded', urlencoded };
  }
  return { mode: 'raw', raw, options: { raw: { language: contentType.split(/[/;]/)[1] } } };
}

function testsOf({ status, expect, contains, save }) {
  const members = Object.entries(expect).map(([path, value]) =>
    inTest(
      `${path} is ${value}`,
      `pm.expect(${memberOf('pm.response.json()', path)}).to.eql(${valueOf(value)});`,
    ),
  );
  const texts = contains.map((text) =>
    inTest(
      `The response contains ${text}`,
      `pm.expect(pm.response.text()).to.include(${valueOf(text)});`,
    ),
  );
  const saves = Object.entries(save).map(([name, path]) => [
    `pm.collectionVariables.set('${name}', ${memberOf('pm.response.json()', path)});`,
  ]);
  const statusTest = inTest(`The status is ${status}`, `pm.response.to.have.status(${status});`);
  return [statusTest, ...members, ...texts, ...saves].flat();
}

function inTest(name, line) {
  return [`pm.test(${JSON.stringify(name)}, () => {`, `  ${line}`, '});'];
}

function valueOf(value) {
  const literal = JSON.stringify(value);
  return /\{\{\w+\}\}/.test(literal) ? `pm.variables.replaceIn(${literal})` : literal;
}

function script(listen, exec) {
  return { listen, script: { type: 'text/javascript', exec } };
}

function environment() {
  const values = Object.entries({ ...addresses, admin_token: '' }).map(([key, value]) => ({
    key,
    value,
    type: key === 'admin_token' ? 'secret' : 'default',
    enabled: true,
  }));
  return { name: 'Payment simulators: npm start', values, _postman_variable_scope: 'environment' };
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
