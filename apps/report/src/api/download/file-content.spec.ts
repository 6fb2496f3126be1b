import { FILE_CONTENT, PART_CONTENT } from './file-content';

const MEDIA_TYPES = [
  'text/csv',
  'application/json',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.apache.parquet',
  'application/pdf',
  'application/x-ofx',
  'application/xml',
  'application/zip',
];

describe('The documented content of a download', () => {
  it.each([
    ['a file', FILE_CONTENT],
    ['a part of a file', PART_CONTENT],
  ])('has the media type of each format for %s', (_, content) => {
    expect(Object.keys(content)).toEqual(MEDIA_TYPES);
  });

  it('is a JSON object in the format json, and bytes in the others', () => {
    const types = MEDIA_TYPES.map((type) => FILE_CONTENT[type]?.schema);
    expect(types.map((schema) => schema && 'type' in schema && schema.type)).toEqual([
      'string',
      'object',
      ...Array<string>(7).fill('string'),
    ]);
    expect(PART_CONTENT['application/json']).toEqual({
      schema: { type: 'string', format: 'binary' },
    });
  });
});
