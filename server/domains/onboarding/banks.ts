import type { Bank } from '@gida/contract/domains/onboarding/bank'
import known from '../../data/banks.json' with { type: 'json' }
import type { PaymentProvider } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'

const KEPT_MS = 3_600_000
/** Pause before asking the provider again after a failure. */
const PAUSE_MS = 60_000
/** Timeout for the live list, so that forms stay fast. */
const PATIENCE_MS = 4_000

type CachedBanks = { banks: Bank[]; until: number }
const kept = new WeakMap<PaymentProvider, CachedBanks>()
const asked = new WeakMap<PaymentProvider, Promise<Bank[]>>()

/** Banks for payouts, by name: the provider's live list, cached for an hour, or our own list while it does not respond. */
export async function listBanks(services: Services): Promise<Bank[]> {
  const { provider } = services
  const last = kept.get(provider)
  if (last && services.clock.now().getTime() < last.until) return last.banks
  const asking = asked.get(provider) ?? askProvider(services).finally(() => asked.delete(provider))
  asked.set(provider, asking)
  return Promise.race([asking, afterPatience(last?.banks ?? OUR_BANKS)])
}

/** The name of a bank for messages. Unknown codes are left for the provider to judge. */
export async function bankName(services: Services, code: string): Promise<string> {
  const banks = await listBanks(services)
  return banks.find((bank) => bank.code === code)?.name ?? `The bank ${code}`
}

async function askProvider(services: Services): Promise<Bank[]> {
  const { provider, clock } = services
  const live = await provider.listBanks().catch(() => [])
  const answered = live.length > 0
  const banks = answered ? inOrder(live) : (kept.get(provider)?.banks ?? OUR_BANKS)
  kept.set(provider, { banks, until: clock.now().getTime() + (answered ? KEPT_MS : PAUSE_MS) })
  return banks
}

/** Sorted by name, one row per code, with code and name only. */
export function inOrder(banks: readonly Bank[]): Bank[] {
  const byCode = new Map(banks.map(({ code, name }) => [code, { code, name: name.trim() }]))
  return [...byCode.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.code.localeCompare(b.code),
  )
}

const OUR_BANKS = inOrder(
  known.filter((bank) => bank.status === 'active' && bank.kind !== 'virtual_account_issuer'),
)

function afterPatience(banks: Bank[]): Promise<Bank[]> {
  return new Promise((resolve) => setTimeout(() => resolve(banks), PATIENCE_MS).unref())
}
