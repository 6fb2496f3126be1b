export { type Json, type JsonObject, MAX_DEPTH, MAX_PAYLOAD_BYTES } from './json';
