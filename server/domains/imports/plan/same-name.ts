import { fold } from '../../../data/fold.ts'

/** `Block  A` and `BLOCK A` are one. */
export const nameKey = (name: string) => fold(name).replace(/\s+/g, ' ').trim()
