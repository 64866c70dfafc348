import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network of an IPv6 address: one phone or line has a whole /64, and could send each call from another address of it. Anything
 * else stays as it is; an IPv4 address written as IPv6 is that address.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const v4 = MAPPED.exec(address)?.[1]
  if (v4) return v4
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
