import { fold } from '@gida/contract/shared/texts/fold'

/** Splits a text around the search term, ignoring diacritics. Null if it does not match. */
export function markIn(text: string, typed: string): [before: string, found: string, after: string] | null {
  const wanted = fold(typed.trim())
  if (!wanted) return null
  const letters = [...text.normalize('NFC')]
  const starts: number[] = []
  let folded = ''
  for (const letter of letters) {
    starts.push(folded.length)
    folded += fold(letter)
  }
  const at = folded.indexOf(wanted)
  if (at < 0) return null
  const from = starts.filter((start) => start <= at).length - 1
  const end = starts.findIndex((start) => start >= at + wanted.length)
  const to = end < 0 ? letters.length : end
  return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')]
}
