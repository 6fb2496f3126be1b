/** The first two digits of a municipality's code, and the state (IBGE). */
const STATES: Readonly<Record<string, string>> = {
  '11': 'RO',
  '12': 'AC',
  '13': 'AM',
  '14': 'RR',
  '15': 'PA',
  '16': 'AP',
  '17': 'TO',
  '21': 'MA',
  '22': 'PI',
  '23': 'CE',
  '24': 'RN',
  '25': 'PB',
  '26': 'PE',
  '27': 'AL',
  '28': 'SE',
  '29': 'BA',
  '31': 'MG',
  '32': 'ES',
  '33': 'RJ',
  '35': 'SP',
  '41': 'PR',
  '42': 'SC',
  '43': 'RS',
  '50': 'MS',
  '51': 'MT',
  '52': 'GO',
  '53': 'DF',
};

/** Real codes of IBGE with a check digit that does not follow the rule. */
const EXCEPTIONS = new Set([
  '2201919', // Bom Princípio do Piauí
  '2201988', // Brejo do Piauí
  '2202251', // Canavieira
  '2611533', // Quixaba
  '3117836', // Cônego Marinho
  '3152131', // Ponto Chique
  '4305871', // Coronel Barros
  '5203939', // Buriti de Goiás
  '5203962', // Buritinópolis
]);

/**
 * Returns true if the text can be the IBGE code of a municipality: 7 digits, a known state and a correct check digit.
 * It does not check that the municipality exists.
 *
 * @example
 * isMunicipalityCode('3550308'); // true, São Paulo
 */
export function isMunicipalityCode(code: string): boolean {
  if (!/^\d{7}$/.test(code) || stateOf(code) === undefined) return false;
  return EXCEPTIONS.has(code) || checkDigit(code) === Number(code[6]);
}

/**
 * The state of a municipality's code, or of any code that begins with the code of a state; undefined if no state has
 * it.
 * @example stateOf('3550308'); // 'SP'
 */
export function stateOf(code: string): string | undefined {
  return STATES[code.slice(0, 2)];
}

/** Modulus 10: the weights are 1 and 2 in turn, and the digits of each product are added. */
function checkDigit(code: string): number {
  let sum = 0;
  for (let place = 0; place < 6; place += 1) {
    const product = Number(code[place]) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 10) + (product % 10);
  }
  return (10 - (sum % 10)) % 10;
}
