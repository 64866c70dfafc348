import { foldedLetters } from '../../../data/fold.ts'

/** The prefix of an estate's receipt numbers, two to four letters: `Palmgrove Court` → `PC`, `Gida` → `GI`. */
export function initials(name: string): string {
  const words = name
    .split(/[\s\-/&.,()]+/)
    .map(foldedLetters)
    .filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '').slice(0, 2)
  return `${letters}es`.slice(0, Math.min(4, Math.max(2, letters.length))).toUpperCase()
}
