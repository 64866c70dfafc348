import { z } from 'zod'

/** Features that the super admin can switch per estate. A new one needs a default here and words in the web catalogue. */
export const FEATURES = {
  /** Public listings of vacant homes, and applications for them. */
  public_homes: { default: true },
  /** Automatic rent collection from a saved card. */
  autopay: { default: true },
} as const satisfies Record<string, { default: boolean }>

export type Feature = keyof typeof FEATURES
export const Feature = z.enum(Object.keys(FEATURES) as [Feature, ...Feature[]])
