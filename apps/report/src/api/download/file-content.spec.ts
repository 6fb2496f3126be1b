import { FILE_CONTENT, PART_CONTENT } from './file-content';

const MEDIA_TYPES = [
  'text/csv',
  'application/json',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.apache.parquet',
  'application/pdf',
  'text/plain',
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

  it('is an object in the formats json and camt, and bytes in the others', () => {
    const objects = MEDIA_TYPES.filter((type) => {
      const schema = FILE_CONTENT[type]?.schema;
      return schema && 'type' in schema && schema.type === 'object';
    });
    expect(objects).toEqual(['application/json', 'application/xml']);
    expect(PART_CONTENT['application/json']).toEqual({
      schema: { type: 'string', format: 'binary' },
    });
  });
});
