import { isReservedAddress } from './reserved-addresses';
import { Targets } from './targets';

describe('Reserved addresses', () => {
  it.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::8.8.8.8',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('%s is one', (address) => {
    expect(isReservedAddress(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80e::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s is none', (address) => {
    expect(isReservedAddress(address)).toBe(false);
  });
});

describe('The target of a webhook', () => {
  const refuse = new Targets(false);
  it.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1:8080/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://%31%32%37.0.0.1/', '127.0.0.1'],
    ['http://１２７.0.0.1/', '127.0.0.1'],
    ['https://[::1]:8443/x', '::1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://[0:0:0:0:0:ffff:a9fe:a9fe]/', '::ffff:a9fe:a9fe'],
    ['http://localhost:9099/', 'localhost'],
    ['http://LOCALHOST./', 'localhost.'],
    ['http://a.localhost/', 'a.localhost'],
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
  ])('%s is refused', (url, host) => {
    expect(refuse.refusal(new URL(url))?.message).toContain(`The host is ${host},`);
    expect(new Targets(true).refusal(new URL(url))).toBeUndefined();
  });

  it.each(['http://example.com/', 'https://8.8.8.8:444/', 'http://[2606:4700:4700::1111]/'])(
    '%s is allowed',
    (url) => {
      expect(refuse.refusal(new URL(url))).toBeUndefined();
    },
  );
});
