import { nameLikeness } from './name-likeness.ts'
import { nameWords, plainWords } from './name-words.ts'

/** Whether a bank's name for an account is likely this person's: two words of it are theirs, in whatever order. */
export const nameMatches = (account_name: string, full_name: string): boolean =>
  sharedWords(account_name, full_name).size >= 2

/** Whether two spellings may be of one person: they are the same, or some part of the name is. */
export const mayBeOne = (a: string, b: string): boolean =>
  sharedWords(a, b).size > 0 || plainWords(a).join() === plainWords(b).join()

/** Whether a name with nothing beside it is this person's. A surname alone is not enough: relatives share it. */
export const isLikely = (full_name: string, name: string): boolean =>
  nameLikeness(nameWords(full_name), nameWords(name)) >= LIKELY ||
  plainWords(full_name).join() === plainWords(name).join()

const LIKELY = 0.65

/** The words that stand in both. An initial is none, since it fits too many. */
function sharedWords(a: string, b: string): Set<string> {
  const [left, right] = [nameWords(a), nameWords(b)]
  const theirs = new Set(joinedAs(right, left))
  return new Set(joinedAs(left, right).filter((word) => word.length > 1 && theirs.has(word)))
}

/** `abi odun` and `o brien` as one word each, where the other writes them so. */
function joinedAs(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const both = (joined.at(-1) ?? '') + word
    if (joined.length > 0 && other.includes(both)) joined.splice(-1, 1, both)
    else joined.push(word)
  }
  return joined
}
