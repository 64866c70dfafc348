import { z } from 'zod'

/** What the super admin can switch off, or on, for one estate. A new one needs its default here and its words in the web's catalogue. */
export const FEATURES = {
  /** Vacant homes of the estate on the public pages, and applications for them. */
  public_homes: { default: true },
  /** Rent that is taken from a saved card by itself. */
  autopay: { default: true },
} as const satisfies Record<string, { default: boolean }>

export type Feature = keyof typeof FEATURES
export const Feature = z.enum(Object.keys(FEATURES) as [Feature, ...Feature[]])
