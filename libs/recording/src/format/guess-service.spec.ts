import { guessService } from './guess-service';

describe('guessService', () => {
  it.each([
    [['/spi/pacs.008'], 'spi'],
    [['/api/v1/in/12345678/msgs', '/api/v1/out/12345678/stream/start'], 'spi'],
    [['/dict/keys/CPF/1', '/dict/keys'], 'dict'],
    [['/api/v2/entries/1', '/api/v2/claims'], 'dict'],
    [['/SefinNacional/nfse', '/danfse/1'], 'nfse'],
    [['/open-banking/consents/v3/consents'], 'openfinance'],
    [['/base/open-banking/consents/v3/consents', '/token'], undefined],
    [['/spi/a', '/spi/b', '/token'], 'spi'],
    [['/spi/a', '/dict/b'], undefined],
    [['/oauth/token'], undefined],
    [[], undefined],
  ])('of %j is %s', (paths, service) => {
    expect(guessService(paths)).toBe(service);
  });
});
