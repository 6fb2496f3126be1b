import { nearestPath } from './nearest-path';

const DECLARED = [
  '/spi/pacs.008',
  '/spi/transactions',
  '/spi/transactions/:endToEndId',
  '/api/v1/in/:ispb/msgs',
  '/graphql/**',
];

describe('nearestPath', () => {
  it.each([
    ['/spi/pacs008', '/spi/pacs.008'],
    ['/spi/pacs.008/', '/spi/pacs.008'],
    ['/SPI/Pacs.008', '/spi/pacs.008'],
    ['//spi/pacs.08', '/spi/pacs.008'],
    ['/pacs.008', '/spi/pacs.008'],
    ['/msgs', '/api/v1/in/{ispb}/msgs'],
    ['/spi/transaction/E1', '/spi/transactions/{endToEndId}'],
    ['/spi/transaction/{id}', '/spi/transactions/{endToEndId}'],
    ['/spi/payments', undefined],
    ['/spi/transactions/E1/returns', undefined],
    ['/E1', undefined],
    ['/', undefined],
  ])('finds for %s the path %s', (path, expected) => {
    expect(nearestPath(path, DECLARED)).toBe(expected);
  });
});
