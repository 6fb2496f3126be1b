import { serviceSettings } from './service-settings';

describe('serviceSettings', () => {
  it('is version 2.04 of the manual without settings', () => {
    expect(serviceSettings()).toEqual({
      version: '2.04',
      provider: 'abrasf',
      whileProcessing: 'situation',
      maxRps: 50,
      signatures: 'check',
      signsAnswers: false,
      documents: 'escaped',
    });
  });

  it('signs answers and has no situation without a list in 1.00', () => {
    const { signsAnswers, whileProcessing } = serviceSettings({ version: '1.00' });
    expect([signsAnswers, whileProcessing]).toEqual([true, 'E92']);
  });

  it('has the settings of its provider, unless they are set', () => {
    expect(serviceSettings({ provider: 'simpliss', whileProcessing: 'E178' })).toMatchObject({
      version: '2.03',
      documents: 'inline',
      whileProcessing: 'E178',
    });
  });
});
