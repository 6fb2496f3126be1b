import { FAMILY_NAMES, GIVEN_NAMES } from '#libs/brazil';

/** Frequent given names in Brazil, without accents. Those of synthetic data are added. */
const MORE_GIVEN_NAMES = `
  adriana adriano alan alessandra alessandro alex alexandre alice aline amanda anderson andre andrea andreia angela antonia antonio
  aparecida augusto barbara benedito bernardo bianca breno bruna caio carla carolina caroline cassia celia cesar cicero clara claudia
  claudio cleber cristiane cristiano cristina daiane daniel daniela danielle danilo davi denise diego diogo douglas edilson edson eduarda
  elaine eliana eliane elias elisangela elizabeth emanuel emerson enzo erica erick estela evandro everton fabiana fabiano fabricio
  felipe fernando flavia flavio francisca francisco gabriela geraldo gilberto giovana giovanna giovanni gisele guilherme gustavo heloisa
  henrique hugo igor iago ines ingrid irene isabel isabella isadora ivan ivone jaqueline jean jefferson jessica joao joaquim jonas jonathan
  jorge jose josefa joseane josiane juan juliana juliano julio karen karina kelly laura leandro leticia lidia lilian livia lorena lorenzo
  lourdes luana luca lucas luciana luciano luis luisa luiza manoel manuela marcela marcelo marcia marcio marco margarida mariana marina
  mario marlene marta mateus matheus mauricio mauro mayara michel michele miguel milena mirian moacir monica murilo nathalia neide nelson
  nicolas nilson osvaldo otavio pamela patricia paula pedro priscila rafaela raimunda raimundo raquel raul rebeca regiane regina reginaldo
  renan renato ricardo rita roberta roberto rodrigo rogerio ronaldo rosa rosana rosangela roseli rosemary rosilene rubens samuel sandra
  sandro sara sebastiana sebastiao sergio severino sidnei silvana silvia simone sofia solange sonia sueli suelen tainara talita tania tatiane
  telma teresa terezinha thais thiago valdir valentina valeria vanderlei vanessa vera vicente victor victoria vinicius vitor vitoria
  vivian wagner walter wanderson washington wellington wesley william wilson yasmin yuri zelia
`;
/** Frequent family names. */
const MORE_FAMILY_NAMES = `
  aguiar albuquerque amaral amorim andrade antunes aragao arruda assis assuncao azevedo barreto bastos batista bezerra borges braga
  brito bueno camargo cavalcante cavalcanti chaves coelho cordeiro correa correia coutinho cunha damasceno domingues duarte esteves
  farias faria fagundes figueiredo fonseca freire freitas furtado garcia goncalves guedes guimaraes gusmao jesus lacerda leal leite lemos
  lima lopes loureiro macedo machado magalhaes maia marinho marques martins medeiros meireles melo mello mendes mendonca menezes mesquita
  miranda monteiro moraes morais moreira moreno moura muniz nascimento nobrega nogueira novaes nunes oliveira pacheco paiva peixoto penha
  pereira peres pessoa pimentel pinheiro pinto pires prado queiroz ramos rangel reis rezende ribeiro rocha rodrigues sales salgado sampaio
  santana santiago santos saraiva silva silveira simoes siqueira soares sousa souza tavares teixeira teles toledo torres trindade
  valente vargas vasconcelos veloso viana vieira xavier
`;
const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'di', 'del']);
/** A place is often named after a saint: São Paulo, Santa Catarina. */
const SAINTS: ReadonlySet<string> = new Set(['sao', 'santa', 'santo', 'st', 'san']);
/** Family names that are ordinary words too: Dias Úteis, Pessoa Jurídica, Data de Nascimento. */
const WORDS_TOO: ReadonlySet<string> = new Set([
  ...['dias', 'pessoa', 'chaves', 'reis', 'leal', 'valente', 'nascimento', 'campos'],
]);

const KNOWN: ReadonlySet<string> = new Set(
  [...GIVEN_NAMES, ...FAMILY_NAMES, ...listed(MORE_GIVEN_NAMES), ...listed(MORE_FAMILY_NAMES)]
    .map(plain)
    .filter((name) => !WORDS_TOO.has(name)),
);

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{M}'’]|-(?=\p{L})){0,40}`;
const PARTICLE = String.raw`(?:(?:d[aeo]s?|e|di|del|D[AEO]S?|E|DI|DEL)\s{1,3})`;
const BETWEEN = String.raw`(?:\s{1,3}|,\s{1,3}|\.\s?(?=\p{Lu}))`;
const LOWER = String.raw`\p{Ll}[\p{L}\p{M}'’-]*`;

/**
 * Words that may be a name: two to eight capitalised words, or a whole text of words in lower case. `isPerson` decides.
 */
export const NAME_OF_PERSON = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_])${WORD}(?:${BETWEEN}${PARTICLE}{0,2}${WORD}){1,7}(?![\p{L}\p{M}\p{N}_])|^\s*${LOWER}(?:\s{1,3}${LOWER}){1,7}\s*$`,
  'gu',
);

/** Whether one of the words is a name that is frequent in Brazil; in lower case, whether all are. */
export function isPerson(text: string): boolean {
  const words = text
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(plain)
    .filter((word) => word !== '');
  const known = words.filter((word, index) => {
    return KNOWN.has(word) && !SAINTS.has(words[index - 1] ?? '');
  });
  if (/\p{Lu}/u.test(text)) return known.length > 0;
  const others = words.filter((word) => !PARTICLES.has(word));
  return known.length > 1 && known.length === others.length;
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function listed(names: string): string[] {
  return names.trim().split(/\s+/);
}
