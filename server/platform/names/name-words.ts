import { fold } from '@gida/contract/shared/texts/fold'

/** What stands before a person's name in Nigeria. Many bear one, so it says nothing of who they are. */
const TITLES = new Set(
  (
    'mr mrs miss ms mister madam master dr prof professor engr engineer barr barrister arc architect surv pharm ' +
    'chief chf high otunba oba prince princess olori lady dame sir hon honourable sen senator amb comr comrade ' +
    'alhaji alhaja alhadji alh hajia hajiya mallam malam pastor pst rev reverend bishop deacon deaconess evang ' +
    'evangelist apostle gen col maj capt mama baba elder jp'
  ).split(' '),
)

/** What stands around a company's name, and around the names of two people. */
const FORMS = new Set(
  (
    'ltd limited nig nigeria plc llc inc co company ent enterprise enterprises ventures venture global services ' +
    'resources intl international group holdings concept concepts and sons brothers bros the'
  ).split(' '),
)

export const isTitle = (word: string): boolean => TITLES.has(plainWords(word)[0] ?? '')

/**
 * The words of a name that tell whose it is: folded, so that `Ọláwálé` is `olawale`, in their order, without titles and the forms
 * of companies. A double surname is two words; a single letter is an initial.
 */
export const nameWords = (name: string): string[] =>
  plainWords(name).filter((word) => !TITLES.has(word) && !FORMS.has(word))

/** Every word of a name, folded. */
export const plainWords = (text: string): string[] =>
  fold(text)
    .replace(/['’‘ʼ`.]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
