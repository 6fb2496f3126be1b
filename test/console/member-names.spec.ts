import { memberName } from '../../libs/console/web/words/member-names';

describe('The name of a member', () => {
  it.each([
    ['provider.taxId', 'CNPJ do prestador'],
    ['other.taxId', 'CPF ou CNPJ'],
    ['series', 'Série'],
    ['unknown', undefined],
    ['constructor', undefined],
    ['a.toString', undefined],
  ])('%s is %s', (path, name) => {
    expect(memberName(path)?.pt).toBe(name);
  });
});
