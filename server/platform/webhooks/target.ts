import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why nothing is sent to an address. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused'
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

/** What a name server says within a few seconds. It holds no thread, as the lookup of the system does: who runs a silent one stops nobody. */
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
  /** Where the name led when it was looked at: the line goes there, whatever the name says a moment later. */
  addresses: readonly { address: string; family: number }[]
}
type Options = { toLoopback: boolean; toNobody?: true; resolve?: Resolve }

const LOOPBACK = '127.0.0.1'

/** Https on its own port to a name, without a user; for a developer's own machine 127.0.0.1 too, where the setting allows it. */
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

/** Looks where a name leads. One address that is not public is enough to refuse it: nobody is led into a network from outside it. */
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
