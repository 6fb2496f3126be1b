import { serviceSettings } from './service-settings';

describe('serviceSettings', () => {
  it('is version 2.04 of the manual without settings', () => {
    expect(serviceSettings()).toEqual({
      version: '2.04',
      provider: 'abrasf',
      whileProcessing: 'situation',
      maxRps: 50,
      signatures: 'check',
      signedQueries: false,
      signer: 'any',
      sender: 'any',
      signsAnswers: false,
      documents: 'escaped',
    });
  });

  it('signs answers and has no situation without a list in 1.00', () => {
    const { signsAnswers, whileProcessing } = serviceSettings({ version: '1.00' });
    expect([signsAnswers, whileProcessing]).toEqual([true, 'E92']);
  });

  it.each([
    [{ provider: 'betha' }, { version: '2.02', documents: 'cdata', signatures: 'check' }],
    [
      { provider: 'betha', version: '1.00' },
      { documents: 'inline', signatures: 'require' },
    ],
    [{ provider: 'ginfes' }, { version: '1.00', signedQueries: true, signer: 'provider' }],
    [{ provider: 'issnet' }, { version: '2.04', documents: 'inline' }],
    [
      { provider: 'issnet', version: '1.00' },
      { documents: 'escaped', idAttribute: 'id' },
    ],
    [{ provider: 'rio' }, { version: '1.00', signatures: 'check' }],
  ] as const)('of %j are those of its generation', (own, expected) => {
    expect(serviceSettings(own)).toMatchObject(expected);
  });

  it('has the settings of its provider, unless they are set', () => {
    expect(serviceSettings({ provider: 'simpliss', whileProcessing: 'E178' })).toMatchObject({
      version: '2.03',
      documents: 'inline',
      whileProcessing: 'E178',
    });
  });
});
