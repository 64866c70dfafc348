/** Letters that Unicode does not take apart into a base and a mark, as Hausa, Fulfulde and Kanuri write them. */
const WHOLE: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e', ə: 'e' }

/** Without marks and hooks, its capitals kept: `Ọ̀ṣun` → `Osun`, `Ɓala` → `Bala`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋǝə]/giu, (letter) => {
      const plain = WHOLE[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
    })

/** As names are compared and found: lower case, without marks and hooks. The database does the same (`app.fold`). */
export const fold = (text: string): string => plainLetters(text).toLowerCase()
