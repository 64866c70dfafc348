import { fold } from '@gida/contract/shared/texts/fold'

/** Only the folded letters: `Abi-Odun` and `abi odun` are one. */
export const foldedLetters = (text: string) => fold(text).replace(/[^a-z]/g, '')
