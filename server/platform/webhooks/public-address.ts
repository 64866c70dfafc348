import { BlockList, isIP } from 'node:net'

/** Addresses that are not publicly routable (RFC 6890 and successors): this host, private networks, link-local, tests, multicast. */
const RESERVED: readonly (readonly [network: string, bits: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]
/** In IPv6 only global unicast counts, without its protocol and documentation ranges and those that embed IPv4. */
const GLOBAL = ['2000::', 3] as const
const RESERVED_IN_GLOBAL = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [network, bits] of RESERVED) reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of RESERVED_IN_GLOBAL) reserved.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL, 'ipv6')

/** Whether an IP address is publicly routable. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
