import type { World } from '../world.ts'

export type Business = {
  id: number
  secret_key: string
  signing_key: string | null
  name: string
  webhook_url: string | null
  session_timeout: number
  clock_offset: number
}

/** Every test key is a business of its own; it opens its account with its first call. */
export function businessOfKey(world: World, key: string): Business {
  const known = world.db.get<Business>('select * from businesses where secret_key = ?', key)
  if (known) return known
  const id = world.db.insert('businesses', { secret_key: key, name: nameFromKey(key) })
  return getBusiness(world, id)
}

export function getBusiness(world: World, id: number): Business {
  const business = world.db.get<Business>('select * from businesses where id = ?', id)
  if (!business) throw new Error(`No business ${id}`)
  return business
}

/** What the business's own clock says, in milliseconds. */
export function businessTime(world: World, business: Business): number {
  return world.realTime() + business.clock_offset
}

/** `sk_test_corner_shop` trades as "Corner shop"; a key of random characters has no name to give. */
function nameFromKey(key: string): string {
  const words = key.replace(/^sk_test_/, '')
  if (!/^[a-z][a-z_]{1,30}$/.test(words)) return 'Test business'
  return words[0]?.toUpperCase() + words.slice(1).replaceAll('_', ' ')
}
