/** Letters of Hausa, Fulfulde and Kanuri that Unicode does not decompose into base letter and mark. */
const WHOLE: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e', ə: 'e' }

/** Without diacritics and hooks, keeping case: `Ọ̀ṣun` → `Osun`, `Ɓala` → `Bala`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋǝə]/giu, (letter) => {
      const plain = WHOLE[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
    })

/** Normal form for comparing and searching names: lower case without diacritics. The database does the same (`app.fold`). */
export const fold = (text: string): string => plainLetters(text).toLowerCase()
