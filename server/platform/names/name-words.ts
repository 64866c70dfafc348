import { fold } from '@gida/contract/shared/texts/fold'

/** Titles before names in Nigeria. Many people share them, so they are ignored. */
const TITLES = new Set(
  (
    'mr mrs miss ms mister madam master dr prof professor engr engineer barr barrister arc architect surv pharm ' +
    'chief chf high otunba oba prince princess olori lady dame sir hon honourable sen senator amb comr comrade ' +
    'alhaji alhaja alhadji alh hajia hajiya mallam malam pastor pst rev reverend bishop deacon deaconess evang ' +
    'evangelist apostle gen col maj capt mama baba elder jp'
  ).split(' '),
)

/** Company forms, and words that join two people's names. */
const FORMS = new Set(
  (
    'ltd limited nig nigeria plc llc inc co company ent enterprise enterprises ventures venture global services ' +
    'resources intl international group holdings concept concepts and sons brothers bros the'
  ).split(' '),
)

export const isTitle = (word: string): boolean => TITLES.has(plainWords(word)[0] ?? '')

/**
 * The identifying words of a name, folded (`Ọláwálé` is `olawale`), in order, without titles and company forms. A double
 * surname is two words; a single letter is an initial.
 */
export const nameWords = (name: string): string[] =>
  plainWords(name).filter((word) => !TITLES.has(word) && !FORMS.has(word))

/** Every word of a name, folded. */
export const plainWords = (text: string): string[] =>
  fold(text)
    .replace(/['’‘ʼ`.]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
