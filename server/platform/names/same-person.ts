import { nameLikeness } from './name-likeness.ts'
import { nameWords, plainWords } from './name-words.ts'

/** Whether an account name is likely this person's: two words match, in any order. */
export const nameMatches = (account_name: string, full_name: string): boolean =>
  sharedWords(account_name, full_name).size >= 2

/** Whether two spellings may be one person: equal, or sharing a word. */
export const mayBeOne = (a: string, b: string): boolean =>
  sharedWords(a, b).size > 0 || plainWords(a).join() === plainWords(b).join()

/** Whether a name alone identifies this person. A surname is not enough: relatives share it. */
export const isLikely = (full_name: string, name: string): boolean =>
  nameLikeness(nameWords(full_name), nameWords(name)) >= LIKELY ||
  plainWords(full_name).join() === plainWords(name).join()

const LIKELY = 0.65

/** Words in both names. Initials do not count, since they fit too many. */
function sharedWords(a: string, b: string): Set<string> {
  const [left, right] = [nameWords(a), nameWords(b)]
  const theirs = new Set(joinedAs(right, left))
  return new Set(joinedAs(left, right).filter((word) => word.length > 1 && theirs.has(word)))
}

/** Joins `abi odun` and `o brien` into one word if the other name writes them so. */
function joinedAs(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const both = (joined.at(-1) ?? '') + word
    if (joined.length > 0 && other.includes(both)) joined.splice(-1, 1, both)
    else joined.push(word)
  }
  return joined
}
