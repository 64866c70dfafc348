import { fold } from '@gida/contract/shared/texts/fold'

/** Normalized for comparison: `Block  A` equals `BLOCK A`. */
export const nameKey = (name: string) => fold(name).replace(/\s+/g, ' ').trim()
