import {
  checkPermissionGroups,
  completeGroups,
  PERMISSION_GROUPS,
  permissionsOutsideGroups,
  PERMISSIONS,
  type Permission,
} from './permissions';

const namesOf = (permissions: readonly Permission[]): string[] =>
  completeGroups(permissions).map(({ category, name }) => `${category}/${name}`);

describe('The permissions', () => {
  it('are the 36 of consents 3.3.1, each once', () => {
    expect(new Set(PERMISSIONS).size).toBe(36);
    expect(PERMISSIONS).toHaveLength(36);
  });

  it('have the groups of the standard', () => {
    const sizes = PERMISSION_GROUPS.map(({ category, name, permissions }) => [
      `${category}/${name}`,
      permissions.length,
    ]);
    expect(sizes).toEqual([
      ['Cadastro/Dados cadastrais', 1],
      ['Cadastro/Informações complementares', 1],
      ['Cadastro da empresa/Dados cadastrais', 1],
      ['Cadastro da empresa/Informações complementares', 1],
      ['Contas/Saldos', 2],
      ['Contas/Limites', 2],
      ['Contas/Extratos', 2],
      ['Cartão de crédito/Limites', 2],
      ['Cartão de crédito/Transações', 2],
      ['Cartão de crédito/Faturas', 3],
      ['Operações de crédito/Dados do contrato', 16],
      ['Investimentos/Dados da operação', 5],
      ['Câmbio/Dados da operação', 1],
    ]);
  });

  it('are all in a group', () => {
    expect(() => {
      checkPermissionGroups(PERMISSION_GROUPS);
    }).not.toThrow();
    expect(completeGroups(PERMISSIONS)).toHaveLength(PERMISSION_GROUPS.length);
    expect(permissionsOutsideGroups(PERMISSIONS)).toEqual([]);
  });

  it.each<[string, readonly Permission[], RegExp]>([
    ['with no permission', [], /not valid/],
    ['with a permission twice', ['EXCHANGES_READ', 'EXCHANGES_READ'], /not valid/],
    ['with RESOURCES_READ', ['RESOURCES_READ'], /not valid/],
    ['that leave permissions over', ['EXCHANGES_READ'], /in no group: ACCOUNTS_READ, /],
  ])('are refused at start in groups %s', (_, permissions, message) => {
    expect(() => {
      checkPermissionGroups([{ category: 'A', name: 'B', shares: 'C', permissions }]);
    }).toThrow(message);
  });

  it('open the groups that are complete', () => {
    const given = [
      'ACCOUNTS_READ',
      'ACCOUNTS_BALANCES_READ',
      'CREDIT_CARDS_ACCOUNTS_READ',
    ] as const;
    expect(namesOf(given)).toEqual(['Contas/Saldos']);
    expect(permissionsOutsideGroups(given)).toEqual(['CREDIT_CARDS_ACCOUNTS_READ']);
  });
});
