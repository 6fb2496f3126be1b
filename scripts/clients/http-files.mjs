// Writes clients/http from the tables of clients/requests, in the two dialects of .http files. They differ in how a
// request gets a value of an earlier response: VS Code's REST Client refers to the named response, JetBrains' HTTP
// Client runs a script after the response.
import { addresses, constants, services } from '../../clients/requests/index.mjs';
import { memberOf, steps, variablesIn } from './steps.mjs';

/** The files of clients/http, each with its text. */
export function httpFiles() {
  const files = services.flatMap((service) => [
    [`clients/http/vscode/${service.name}.http`, fileOf(service, vscode)],
    [`clients/http/jetbrains/${service.name}.http`, fileOf(service, jetbrains)],
  ]);
  return new Map(files);
}

function fileOf(service, dialect) {
  const all = steps(service);
  const used = new Set(all.flatMap(({ address, body = '' }) => variablesIn(`${address} ${body}`)));
  const variables = Object.entries({ ...addresses, sandbox: `http-${service.name}`, ...constants })
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `@${name} = ${value}`);
  const head = [
    `# ${service.title}. For ${dialect.tool}.`,
    '# Send the requests in order. Choose a sandbox name of your own if others use the same simulators.',
    ...variables,
    ...(used.has('today') ? dialect.today : []),
  ];
  return `${[head.join('\n'), ...dialect.requests(all)].join('\n\n')}\n`;
}

function requestOf({ method, address, headers, body }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${address}`, ...lines].join('\n');
  return body === undefined ? head : `${head}\n\n${body}`;
}

const vscode = {
  tool: 'REST Client of VS Code, and httpYac',
  today: ["@today = {{$datetime 'YYYY-MM-DD'}}"],
  requests(all) {
    // A value of a response is a variable of the file from the next request on.
    let saved = [];
    return all.map((step) => {
      const { name, status, save } = step;
      const id = idOf(name);
      const lines = [`### ${name}`, ...saved, `# The status of the response is ${status}.`];
      saved = Object.entries(save).map(
        ([variable, path]) => `@${variable} = {{${id}.response.body.${memberOf('$', path)}}}`,
      );
      if (saved.length > 0) lines.push(`# @name ${id}`);
      return [...lines, requestOf(step)].join('\n');
    });
  },
};

const jetbrains = {
  tool: 'the HTTP Client of JetBrains IDEs',
  today: [],
  requests: (all) =>
    all.map((step) => {
      const usesToday = variablesIn(step.body ?? '').includes('today');
      return [
        `### ${step.name}`,
        ...(usesToday
          ? ["< {% client.global.set('today', new Date().toISOString().slice(0, 10)); %}"]
          : []),
        requestOf(step),
        '',
        ['> {%', ...handlerOf(step), '%}'].join('\n'),
      ].join('\n');
    }),
};

/** Checks of texts are left out: `response.body` is no text if the response is XML. */
function handlerOf({ status, expect, save }) {
  const members = Object.entries(expect).map(([path, value]) =>
    check(`${path} is ${value}`, `${memberOf('response.body', path)} === ${valueOf(value)}`),
  );
  const saves = Object.entries(save).map(
    ([name, path]) => `client.global.set('${name}', ${memberOf('response.body', path)});`,
  );
  return [
    check(`The status is ${status}`, `response.status === ${status}`),
    ...(status < 300 ? members : []),
    ...saves,
  ];
}

function check(name, condition) {
  return `client.test(${JSON.stringify(name)}, () => client.assert(${condition}));`;
}

function valueOf(value) {
  const [name] = typeof value === 'string' ? variablesIn(value) : [];
  if (name === undefined) return JSON.stringify(value);
  return name in constants ? JSON.stringify(constants[name]) : `client.global.get('${name}')`;
}

/** `Register a key` gives `registerAKey`. */
function idOf(name) {
  const [first, ...others] = name.split(/[^A-Za-z0-9]+/);
  return (
    first.toLowerCase() +
    others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}
