import { Banks } from './paystack-answers.ts'
import { allPages, type Wire } from './paystack-wire.ts'

/** Every bank of the country, the closed ones too. */
export const listBanks = (wire: Wire) => allPages(wire, '/bank?country=nigeria&currency=NGN', Banks)
