import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueCertificate, makePrivateKey, randomSerialNumber } from '#libs/certificates';
import { systemClock } from '#libs/kernel';
import { freePort } from './container';

const FILES = join('deploy', 'nginx');
const MODULES = '/etc/nginx/modules-enabled';
const PACKAGES = 'Debian: apt-get install nginx libnginx-mod-stream';
const PAUSE_MS = 50;
const DAY_MS = 86_400_000;

export interface Nginx {
  /** `https://127.0.0.1:8443` */
  readonly address: string;
  readonly tcpPort: number;
  readonly certificatePem: string;
  stop(): Promise<void>;
}

/** Why nginx cannot be tested on this machine; undefined if it can. */
export function whyNoNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).status !== 0) return `nginx is not installed (${PACKAGES})`;
  const hasStream =
    existsSync(MODULES) && readdirSync(MODULES).some((name) => name.endsWith('stream.conf'));
  return hasStream ? undefined : `nginx has no module for TCP (${PACKAGES})`;
}

/**
 * Starts nginx with the files of deploy/nginx. Only ports, paths and the instances of the services are replaced.
 * @param instances the ports of the instances by the port in the file, such as 3002
 */
export async function startNginx(
  folder: string,
  instances: Readonly<Record<number, readonly string[]>>,
): Promise<Nginx> {
  const { certificatePem, privateKeyPem } = await serverCertificate();
  const [httpsPort, tcpPort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'tls'), { recursive: true });
  writeFileSync(join(folder, 'tls', 'server.crt'), certificatePem);
  writeFileSync(join(folder, 'tls', 'server.key'), privateKeyPem);
  writeFileSync(join(folder, 'proxy.conf'), readFileSync(join(FILES, 'proxy.conf')));
  const replaced = replacements(folder, { httpsPort, tcpPort });
  const servers = Object.entries(instances).map(([port, ports]): [string, string] => [
    `server 127.0.0.1:${port};`,
    ports.map((each) => `server 127.0.0.1:${each};`).join(' '),
  ]);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    replaceAll(readFileSync(join(FILES, 'nginx.conf'), 'utf8'), [...replaced, ...servers]),
  );
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'exit');
  await listens(Number(httpsPort), () => {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${printed}`);
  });
  return {
    address: `https://127.0.0.1:${httpsPort}`,
    tcpPort: Number(tcpPort),
    certificatePem,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function replacements(
  folder: string,
  { httpsPort, tcpPort }: { readonly httpsPort: string; readonly tcpPort: string },
): [string, string][] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, `${name}-temp`)};`,
  );
  return [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['pid /run/nginx.pid;', `pid ${join(folder, 'nginx.pid')};`],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['/var/log/nginx/access.log;', `${join(folder, 'access.log')}; ${temporary.join(' ')}`],
    ['/etc/nginx/payment-simulators/tls', join(folder, 'tls')],
    ['listen 443 ssl;', `listen 127.0.0.1:${httpsPort} ssl;`],
    ['listen 8583;', `listen 127.0.0.1:${tcpPort};`],
    [`${MODULES}/*.conf`, `${MODULES}/*stream.conf`],
  ];
}

/** @throws Error if the file no longer has one of the texts */
function replaceAll(text: string, replaced: readonly [string, string][]): string {
  return replaced.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`${FILES}/nginx.conf has no "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

async function serverCertificate() {
  const privateKeyPem = await makePrivateKey();
  const nowMs = systemClock.nowMs();
  const certificatePem = await issueCertificate(
    {
      subject: [['CN', 'simulators.example.com']],
      serialNumber: randomSerialNumber(),
      notBeforeMs: nowMs - DAY_MS,
      notAfterMs: nowMs + DAY_MS,
      use: { for: 'server', hostNames: ['127.0.0.1'] },
    },
    privateKeyPem,
  );
  return { certificatePem, privateKeyPem };
}

/** Resolves when the port accepts connections, however long the machine needs for it. */
async function listens(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const socket = connect(port, '127.0.0.1');
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (outcome) return;
    await sleep(PAUSE_MS);
  }
}
