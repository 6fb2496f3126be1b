// Reads the tables of clients/requests for the generators of the Postman collection and of the .http files.

/** The requests of a service, between those that empty the sandbox and those that drop it, in each service it uses. */
export function steps({ uses, requests }) {
  const inEach = (name, request, status) =>
    uses.map((service) => ({
      name: uses.length === 1 ? name : `${name} in ${service}`,
      request: request.replace('ADDRESS', `{{${service}_url}}`),
      status,
    }));
  const all = [
    ...inEach('Empty the sandbox', 'POST ADDRESS/__admin/reset', 200),
    ...requests,
    ...inEach('Drop the sandbox', 'DELETE ADDRESS/__admin/sandboxes/{{sandbox}}', 204),
  ];
  return all.map((step) => ({ expect: {}, contains: [], save: {}, ...step, ...parts(step) }));
}

function parts({ request, headers, json, xml, form }) {
  const [method, address] = request.split(' ');
  const [type, body] = bodyOf({ json, xml, form });
  const withType = type === undefined ? {} : { 'Content-Type': type };
  return {
    method,
    address,
    body,
    headers: { 'X-Sandbox': '{{sandbox}}', ...withType, ...headers },
  };
}

function bodyOf({ json, xml, form }) {
  if (json !== undefined) return ['application/json', JSON.stringify(json, null, 2)];
  if (xml !== undefined) return ['application/xml', xml];
  if (form === undefined) return [];
  const pairs = Object.entries(form).map(([name, value]) => `${name}=${value}`);
  return ['application/x-www-form-urlencoded', pairs.join('&')];
}

/** The names of the variables in a text. */
export function variablesIn(text) {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
}

/** `body` and `data.0.id` give `body.data[0].id`. */
export function memberOf(object, path) {
  return path
    .split('.')
    .reduce((text, name) => (/^\d+$/.test(name) ? `${text}[${name}]` : `${text}.${name}`), object);
}
