// Checks that examples and defaults conform to their schemas. Redocly has rules for this, but they do not check
// formats, defaults and headers, and treat the text of an XML body as an object.
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';

/** Members whose own members are names that we chose, not keywords of OpenAPI. */
const NAMES = new Set([
  'callbacks',
  'content',
  'headers',
  'parameters',
  'paths',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'variables',
]);
const VALUES = new Set(['default', 'enum', 'example', 'examples']);

/** Returns the examples and defaults that do not conform to their schemas, as lines with the place and the reason. */
export function wrongExamples(document) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ components: { schemas: plain(document.components.schemas, true) } }, 'document');
  const validators = new Map();

  function problemsOf({ pointer, schema, value }) {
    const key = JSON.stringify(schema);
    try {
      const validate = validators.get(key) ?? ajv.compile(plain(schema));
      validators.set(key, validate);
      if (validate(value)) return [];
      return validate.errors.map((error) => `#${pointer}${error.instancePath} ${error.message}`);
    } catch (error) {
      return [`#${pointer}: ${error.message}`];
    }
  }

  return [...examplesIn(document, document)].flatMap(problemsOf);
}

/** All examples and defaults below a node, each with its schema. */
function* examplesIn(document, node, pointer = '', isNames = false) {
  if (typeof node !== 'object' || node === null) return;
  if (!isNames && !Array.isArray(node)) yield* examplesOf(document, node, pointer);
  for (const [name, child] of Object.entries(node)) {
    if (!isNames && (VALUES.has(name) || name.startsWith('x-'))) continue;
    const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
    yield* examplesIn(document, child, `${pointer}/${escaped}`, !isNames && NAMES.has(name));
  }
}

/** The examples of a media type, a parameter or a header, which have a schema, or of a schema itself. */
function* examplesOf(document, node, pointer) {
  // The body is text, which no schema of the document describes.
  if (/xml$/.test(pointer) && 'schema' in node) return;
  const { schema = node, examples = {} } = node;
  for (const member of ['example', 'default']) {
    if (member in node) yield { pointer: `${pointer}/${member}`, schema, value: node[member] };
  }
  for (const [name, example] of Object.entries(examples)) {
    const { value } = resolved(document, example);
    yield { pointer: `${pointer}/examples/${name}`, schema, value };
  }
}

function resolved(document, { $ref, ...node }) {
  if ($ref === undefined) return node;
  return $ref
    .split('/')
    .slice(1)
    .reduce((at, name) => at[name], document);
}

/**
 * A schema of OpenAPI 3.0 as JSON Schema: without the examples, whose members could look like keywords, with null as a
 * form of its own, and with references to the schema of the document.
 */
function plain(node, isNames = false) {
  if (Array.isArray(node)) return node.map((each) => plain(each));
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node)
    .filter(([name]) => isNames || !['default', 'example', 'nullable'].includes(name))
    .map(([name, value]) => {
      if (isNames) return [name, plain(value)];
      if (name === '$ref') return [name, `document${value}`];
      return [name, name === 'enum' ? value : plain(value, name === 'properties')];
    });
  const schema = Object.fromEntries(members);
  return !isNames && node.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
