import { fold } from '../../../data/fold.ts'

/** What banks, apps and payers write around a name. */
const NOISE = new Set(
  (
    'nip nibss uto trf tfr transfer trsf xfer ft eft rtgs neft web mobile mob app ussd pos atm via from frm fro by to ' +
    'for ifo bo ref rmk rmks remark narration session sess id txn trx tran trans transaction payment paymt pmt pymt pay ' +
    'paid being inward outward instant credit cr dr debit acct account ac naira ngn only the of and in on at re ' +
    'rent rents house hse flat flt apt apartment unit block blk room rm shop office service svc charge chg levy ' +
    'caution deposit fee fees agency legal agreement bal balance part full half final first second last year yr annual ' +
    'yearly monthly month quarterly quarter qtr tenancy tenant estate landlord caretaker my your our his her wife ' +
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october ' +
    'nov november dec december ' +
    'bank plc mfb gtb gtbank gtco uba fbn firstbank first zenith zib access diamond fcmb fidelity union wema alat ' +
    'sterling stanbic ibtc ecobank polaris keystone unity heritage jaiz providus kuda opay paycom palmpay moniepoint ' +
    'carbon vfd rubies sparkle titan globus premium parallex lotus taj coronation citibank'
  ).split(' '),
)
/** What stands before a person's name, and around a company's, and says nothing of who it is. */
const TITLES = new Set(
  (
    'mr mrs ms miss master dr prof engr engineer barr barrister arc architect chief otunba alhaji alhaja alh hajia ' +
    'mallam malam prince princess pastor pst rev reverend bishop deacon evang hon sir lady mama baba elder surv ' +
    'ltd limited nig nigeria plc llc inc co company enterprise enterprises ent ventures venture global services ' +
    'resources intl international group holdings concept concepts and sons brothers bros'
  ).split(' '),
)

/** The words of a name: folded, without titles and the forms of companies. A single letter is an initial. */
export const nameWords = (name: string): string[] => wordsOf(name).filter((word) => !TITLES.has(word))

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’`.]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)

/** Words that may be of a name, in a narration that says much besides. */
function restOf(text: string): string[] {
  // A word with a digit in it is a reference, a code or a flat.
  const plain = fold(text).replace(/[a-z0-9]*\d[a-z0-9]*/g, ' ')
  return nameWords(plain).filter((word) => !NOISE.has(word))
}

const FROM = /\b(?:from|frm|b\/o|sender:?|by order of)\b/i
const TO = /\b(?:to|ifo|in favou?r of|rmks?|remarks?|for|ref)\b|\/\/|\|/i

/** The words of the payer's name: from the bank's own column where there is one, else from what the narration says. */
export function payerWords({ payer, narration }: { payer: string; narration: string }): string[] {
  if (payer) {
    const said = restOf(payer)
    if (said.length > 0) return said
  }
  const behind = narration.split(FROM)[1]
  const said = behind === undefined ? [] : restOf(behind.split(TO)[0] ?? '')
  return said.length > 0 ? said : restOf(narration.split(/\bto\b/i)[0] ?? narration)
}

/** What a payer is remembered by; null where the words are too few to know anybody by. */
export function payerKey(words: readonly string[]): string | null {
  const unlike = [...new Set(words)]
  const telling = unlike.filter((word) => word.length >= 3)
  return telling.length >= 2 || (telling.length === 1 && unlike.length >= 2 && (telling[0]?.length ?? 0) >= 4)
    ? unlike.sort().join(' ')
    : null
}

const SAME = 1
const MISSPELT = 0.85
const CUT = 0.8
const INITIAL = 0.5

/** How alike two words of names are: the same, misspelt, cut short by the bank, or an initial. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return SAME
  if (a[0] !== b[0]) return 0
  if (a.length === 1 || b.length === 1) return INITIAL
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 4 && long.startsWith(short)) return CUT
  if (short.length >= 5 && long.length - short.length <= 1 && isOneOff(short, long)) return MISSPELT
  return 0
}

/** One letter more, less or other. */
function isOneOff(short: string, long: string): boolean {
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}

/**
 * How surely a payer is somebody, from 0 to 1. The order of the names says nothing; two names that agree say much, a surname
 * alone little, since many bear it.
 */
export function nameLikeness(known: readonly string[], payer: readonly string[]): number {
  if (known.length === 0 || payer.length === 0) return 0
  const left = [...payer]
  let [sum, whole] = [0, 0]
  for (const word of [...known].sort((a, b) => b.length - a.length)) {
    const scores = left.map((other) => wordLikeness(word, other))
    const best = Math.max(0, ...scores)
    if (best === 0) continue
    left.splice(scores.indexOf(best), 1)
    sum += best
    if (best >= CUT) whole++
  }
  if (sum === known.length && known.length > 1) return 1
  if (whole >= 2) return Math.max(0.85, sum / known.length)
  if (whole === 1 && (sum > whole || known.length === 1)) return 0.65
  return whole === 1 ? 0.4 : 0
}
