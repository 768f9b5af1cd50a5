import { BlockList, isIP, isIPv4 } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** The IANA registry's, and the address of Azure's internal services. */
const NOT_GLOBAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
];
const GLOBAL_IPV6 = '2000::/3';
/** Protocol assignments with Teredo, documentation, and 6to4, which maps to any IPv4 address. */
const NOT_GLOBAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notGlobal = listOf([...NOT_GLOBAL_IPV4, ...NOT_GLOBAL_IPV6]);
const globalIpv6 = listOf([GLOBAL_IPV6]);
const loopback = listOf(['127.0.0.0/8', '::1/128']);

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), familyOf(network));
  }
  return list;
}

export function isGlobalAddress(address: string): boolean {
  const family = familyOf(address);
  if (isIP(address) === 0 || notGlobal.check(address, family)) return false;
  return family === 'ipv4' || globalIpv6.check(address, family);
}

export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, familyOf(address));
