/** Some occupations (Ministério do Trabalho, CBO 2002). */
export const OCCUPATIONS = ['212405', '225125', '241005', '252210', '411010', '521110'] as const;

/** The main activity of a company by the first word of its name (IBGE, CNAE-Subclasses 2.3). */
const ACTIVITIES: Readonly<Record<string, string>> = {
  Açougue: '4722901',
  Auto: '4530703',
  Barbearia: '9602501',
  Café: '5611203',
  Clínica: '8630503',
  Construtora: '4120400',
  Escola: '8513900',
  Farmácia: '4771701',
  Gráfica: '1813099',
  Livraria: '4761001',
  Mercado: '4712100',
  Oficina: '4520001',
  Padaria: '4721102',
  Papelaria: '4761003',
  Restaurante: '5611201',
  Transportes: '4930202',
};

/** The code for offices that serve companies, if the name says nothing. */
const OTHER_ACTIVITY = '8211300';

export function activityOf(companyName: string): string {
  const [first = ''] = companyName.split(' ', 1);
  return ACTIVITIES[first] ?? OTHER_ACTIVITY;
}
