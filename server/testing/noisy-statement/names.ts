import { PEOPLES } from '../../demo/people/names.ts'
import type { Random } from '../../demo/random.ts'

export const FIRSTS = Object.values(PEOPLES).flatMap((peoples) => peoples.flatMap(({ first }) => [...first]))
export const LASTS = Object.values(PEOPLES).flatMap((peoples) => peoples.flatMap(({ last }) => [...last]))

/** A name in bank notation: upper case without diacritics. */
export const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replaceAll('Ɗ', 'D').toUpperCase()
export const wordsOf = (name: string) =>
  plain(name)
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 2)
export const anyOf = <T>(random: Random, list: readonly T[]): T =>
  list[random.between(0, list.length - 1)] as T
