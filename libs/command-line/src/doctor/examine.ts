import { readFileSync } from 'node:fs';
import { packageVersion, SQLITE_PACKAGE } from '#libs/config';
import {
  addressOf,
  addressVariable,
  ControlRefused,
  givenAddress,
  SERVICE_NAMES,
  SERVICES,
  SUITE,
} from '#libs/control-client';
import { type Session } from '../session/session';
import { ok, wrong, type Check } from './check';
import { nodeCheck } from './node-check';
import { probe } from './probe';
import { serviceCheck, type ServiceFacts } from './service-check';
import {
  driverCheck,
  folderChecks,
  postgresCheck,
  tokenCheck,
  withoutPassword,
} from './storage-check';
import { folderFacts, loadDriver, postgresFailure } from './storage-facts';

/** All checks, in the order in which they are shown. */
export async function examine(session: Session): Promise<readonly Check[]> {
  const { say } = session;
  const services = await Promise.all(
    (['suite', ...SERVICE_NAMES] as const).map((name) => serviceFacts(session, name)),
  );
  const running = services.filter(({ answer }) => answer.kind === 'simulator');
  return [
    nodeCheck(process.versions.node, enginesOf().node, say),
    ok('paysim', say('doctor.version', { version: packageVersion })),
    ...services.map((facts) => serviceCheck(facts, packageVersion, say)),
    ...(await storageChecks(
      session,
      running.map(({ name }) => name),
    )),
    await tokenResult(session, running),
  ];
}

function enginesOf(): { readonly node: string } {
  const text = readFileSync(require.resolve('#package.json'), 'utf8');
  return (JSON.parse(text) as { readonly engines: { readonly node: string } }).engines;
}

async function serviceFacts(
  { environment }: Session,
  name: 'suite' | keyof typeof SERVICES,
): Promise<ServiceFacts> {
  const address = addressOf(name, environment);
  return {
    name,
    title: (name === 'suite' ? SUITE : SERVICES[name]).title,
    address,
    variable: addressVariable(name),
    isGiven: givenAddress(name, environment) !== undefined,
    answer: URL.canParse(address)
      ? await probe(address)
      : { kind: 'unreachable', detail: 'ERR_INVALID_URL' },
  };
}

async function storageChecks(
  { environment, say }: Session,
  running: readonly string[],
): Promise<readonly Check[]> {
  const database = environment['DATABASE_URL']?.trim() ?? '';
  const dataDir = environment['DATA_DIR']?.trim() ?? '';
  const { driver, failure } = loadDriver();
  const isOnPostgres = database !== '';
  return [
    driverCheck(SQLITE_PACKAGE, failure, !isOnPostgres, say),
    ...(isOnPostgres
      ? [postgresCheck(withoutPassword(database), await postgresFailure(database), say)]
      : []),
    ...(isOnPostgres || dataDir === ':memory:'
      ? []
      : folderChecks(await folderFacts(dataDir === '' ? './data' : dataDir, driver), running, say)),
  ];
}

/** Asks the first service that runs whether it takes the token. */
async function tokenResult(session: Session, running: readonly ServiceFacts[]): Promise<Check> {
  const { say } = session;
  let token: string | undefined;
  try {
    token = session.token;
  } catch (error) {
    return wrong('ADMIN_TOKEN', (error as Error).message, say('doctor.token.remedy'));
  }
  const isSet = token !== undefined;
  const [first] = running;
  if (first === undefined) return tokenCheck({ isSet, refusal: undefined, isChecked: false }, say);
  try {
    await session.clientAt(first.address).send('GET', '/__admin/sandboxes');
    return tokenCheck({ isSet, refusal: undefined, isChecked: true }, say);
  } catch (error) {
    if (!(error instanceof ControlRefused))
      return tokenCheck({ isSet, refusal: undefined, isChecked: false }, say);
    return tokenCheck({ isSet, refusal: error.code, isChecked: true }, say);
  }
}
