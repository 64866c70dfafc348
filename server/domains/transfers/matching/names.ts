import { fold } from '@gida/contract/shared/texts/fold'
import { nameWords } from '../../../platform/names/name-words.ts'

/** Words around names in narrations. */
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
/** Possible name words in a narration. */
function restOf(text: string): string[] {
  // Words with digits are references, codes or flats.
  const plain = fold(text).replace(/[a-z0-9]*\d[a-z0-9]*/g, ' ')
  return nameWords(plain).filter((word) => !NOISE.has(word))
}

const FROM = /\b(?:from|frm|b\/o|sender:?|by order of)\b/i
const TO = /\b(?:to|ifo|in favou?r of|rmks?|remarks?|for|ref)\b|\/\/|\|/i

/** The payer's name: from the bank's column, otherwise from the narration. */
export function payerWords({ payer, narration }: { payer: string; narration: string }): string[] {
  if (payer) {
    const said = restOf(payer)
    if (said.length > 0) return said
  }
  const behind = narration.split(FROM)[1]
  const said = behind === undefined ? [] : restOf(behind.split(TO)[0] ?? '')
  return said.length > 0 ? said : restOf(narration.split(/\bto\b/i)[0] ?? narration)
}

/** Key for remembering a payer; null if there are too few words. */
export function payerKey(words: readonly string[]): string | null {
  const unlike = [...new Set(words)]
  const telling = unlike.filter((word) => word.length >= 3)
  return telling.length >= 2 || (telling.length === 1 && unlike.length >= 2 && (telling[0]?.length ?? 0) >= 4)
    ? unlike.sort().join(' ')
    : null
}
