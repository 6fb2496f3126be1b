export { readPackager, type PackagerOptions } from './jpos/read-packager';
export { readSpecification } from './moov/read-specification';
export { fieldSchema, specificationSchema } from './moov/specification';
export { writePackager } from './jpos/write-packager';
export { writeSpecification, type MoovSpecification } from './moov/write-specification';
