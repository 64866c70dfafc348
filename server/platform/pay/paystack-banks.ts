import { Banks } from './paystack-answers.ts'
import { allPages, type Wire } from './paystack-wire.ts'

/** Every bank in the country, including closed ones. */
export const listBanks = (wire: Wire) => allPages(wire, '/bank?country=nigeria&currency=NGN', Banks)
