import type { ApiResponseOptions } from '@nestjs/swagger';
import { formats } from '#libs/tabular';
import { STATEMENT_FORMATS } from '../../formats/statement-formats';
import { ZIP_MEDIA_TYPE } from '../../writing/media-types';

type Content = NonNullable<Extract<ApiResponseOptions, { readonly content?: unknown }>['content']>;
type Schema = Content[string]['schema'];

const BYTES: Schema = { type: 'string', format: 'binary' };
/** The message of a camt file; ISO 20022 has its schemas. */
const XML_FILE: Schema = {
  type: 'object',
  xml: { name: 'Document' },
  additionalProperties: true,
};
const JSON_FILE: Schema = {
  type: 'object',
  required: ['title', 'columns', 'rows', 'totals'],
  properties: {
    title: { type: 'string' },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'type'],
        properties: { name: { type: 'string' }, type: { type: 'string' } },
      },
    },
    rows: {
      type: 'array',
      description: 'The members of each row are the columns.',
      items: { type: 'object', additionalProperties: true },
    },
    totals: {
      type: 'object',
      description: 'Sums of the columns of money, as decimals.',
      additionalProperties: { type: 'string' },
    },
  },
};

/** The files of reports by media type, as the API document describes them. */
export const FILE_CONTENT: Content = Object.fromEntries([
  ...Object.values(formats).map(({ id, mediaType }) => [
    mediaType.split(';')[0] ?? mediaType,
    { schema: id === 'json' ? JSON_FILE : BYTES },
  ]),
  ...Object.values(STATEMENT_FORMATS).map(({ mediaType, extension }) => [
    mediaType.split(';')[0] ?? mediaType,
    { schema: extension === 'xml' ? XML_FILE : BYTES },
  ]),
  [ZIP_MEDIA_TYPE, { schema: BYTES }],
]) as Content;

/** A part of a file, of any format. */
export const PART_CONTENT: Content = Object.fromEntries(
  Object.entries(FILE_CONTENT).map(([mediaType, { schema }]) => [
    mediaType,
    { schema: schema === XML_FILE ? XML_FILE : BYTES },
  ]),
);
