import { foldedWords } from '../../data/fold.ts'

/** Whether a bank's name for an account is likely this person's: two words of it are theirs, in whatever order. */
export function nameMatches(account_name: string, full_name: string): boolean {
  const own = new Set(foldedWords(full_name))
  const shared = new Set(foldedWords(account_name).filter((word) => own.has(word)))
  return shared.size >= 2
}
