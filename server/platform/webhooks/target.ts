import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why nothing is sent to an address. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused'
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

/** DNS lookup with a short timeout. It occupies no thread, as the system's lookup does, so that a silent name server blocks nobody. */
export function resolveBy(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return asked.flatMap((answer, at) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
        : [],
    )
  }
}
const resolveHost = resolveBy()

export type Target = {
  url: URL
  /** The addresses that were checked; the connection goes there even if DNS changes meanwhile. */
  addresses: readonly { address: string; family: number }[]
}
type Options = { toLoopback: boolean; toNobody?: true; resolve?: Resolve }

const LOOPBACK = '127.0.0.1'

/** Accepts https on its default port to a host name, without credentials; 127.0.0.1 too if loopback is allowed. */
export function readTarget(address: string, { toLoopback }: Options): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new TargetRefused('It is no address.')
  if (toLoopback && url.hostname === LOOPBACK) return url
  if (url.protocol !== 'https:') throw new TargetRefused('It must begin with https://.')
  if (url.port !== '') throw new TargetRefused('It must be on port 443.')
  if (url.username || url.password) throw new TargetRefused('It must hold no user name and no password.')
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) || !host.includes('.'))
    throw new TargetRefused('It must have a name, like hooks.example.ng.')
  return url
}

/** Resolves a host name and refuses it if any address is not public, which prevents requests into private networks. */
export async function resolveTarget(address: string, options: Options): Promise<Target> {
  if (options.toNobody) throw new TargetRefused('A demo sends nothing to other servers.')
  const url = readTarget(address, options)
  if (url.hostname === LOOPBACK) return { url, addresses: [{ address: LOOPBACK, family: 4 }] }
  const addresses = await (options.resolve ?? resolveHost)(url.hostname).catch(() => [])
  if (addresses.length === 0) throw new TargetRefused('Nobody is found under this name.')
  if (!addresses.every((one) => isPublicAddress(one.address)))
    throw new TargetRefused('This name leads into a network that is not public.')
  return { url, addresses }
}
