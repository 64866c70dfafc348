import { fold } from '@gida/contract/shared/texts/fold'

/** `Block  A` and `BLOCK A` are one. */
export const nameKey = (name: string) => fold(name).replace(/\s+/g, ' ').trim()
