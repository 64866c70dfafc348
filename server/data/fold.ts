/** Letters that Unicode does not take apart into a base and a mark, as Hausa writes them. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e', ə: 'e' }

/** Lower case and without marks: `Ọ̀ṣun` → `osun`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋǝə]/g, (letter) => HOOKED[letter] ?? letter)
}

/** Only the folded letters: `Abi-Odun` and `abi odun` are one. */
export const foldedLetters = (text: string) => fold(text).replace(/[^a-z]/g, '')
