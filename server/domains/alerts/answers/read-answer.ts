import type { Answer } from '@gida/contract/domains/alerts/rules'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'

const HELP = [
  'help',
  'trapped',
  'hurt',
  'injured',
  'wounded',
  'burnt',
  'bleeding',
  'sos',
  'stuck',
  'dying',
  'wahala',
  ...['taimako', 'iranlowo', 'enyemaka'], // Hausa, Yoruba, Igbo
]
const SAFE = ['safe', 'fine', 'okay', 'kampe', 'alright', 'lafiya', 'alaafia', 'udo']
const SHORT_SAFE = ['ok', 'out']
const AWAY = ['away', 'travel', 'travelled', 'traveled', 'abroad']

const NEEDS_NONE =
  /\bno (?:need|want) (?:any )?help\b|\bdon'?t need (?:any )?help\b|\bnot? hurt\b|\bno wahala\b/g
/** In English and Pidgin, then in Hausa, Yoruba and Igbo. */
const NOT_SAFE = [
  /\b(?:not?|never|isn'?t|ain'?t|aren'?t|don'?t|doesn'?t)(?: (?:yet|so|very|really|too|all|quite|dey|be|feel|feeling))* (?:safe|fine|ok|okay|alright|kampe)\b/,
  /\b(?:ba|babu|ba ?(?:ni|mu)(?: da)?) lafiya\b|\bko ?si alaafia\b|\budo adighi\b/,
]
const NOT_HERE =
  /\bnot (?:here|there|home|at home|in|inside|around)\b|\bno (?:dey|de) (?:here|there|house|home|around|inside|estate|come)\b|\bat work\b|\bfor work\b/

/** Parses a text message, tolerating capitals, Pidgin and typing errors. Null if it says nothing clear. */
export function readAnswer(text: string): Answer | null {
  const said = foldForSms(text)
    .toLowerCase()
    .replace(/[^a-z0-9']+/g, ' ')
    .trim()
  const rest = said.replace(NEEDS_NONE, ' safe ')
  const words = rest.split(/\s+/)
  const has = (list: readonly string[]) =>
    words.some((word) =>
      list.some((wanted) => word === wanted || (wanted.length >= 4 && isSlipOf(word, wanted))),
    )
  // Help takes precedence: sending somebody needlessly costs less than sending nobody.
  if (NOT_SAFE.some((one) => one.test(rest)) || has(HELP)) return 'NEEDS_HELP'
  if (NOT_HERE.test(rest) || has(AWAY)) return 'AWAY'
  return has(SAFE) || SHORT_SAFE.some((word) => words.includes(word)) ? 'SAFE' : null
}

/** Edit distance of one: a letter wrong, missing or doubled, or two swapped. */
function isSlipOf(word: string, wanted: string): boolean {
  if (word.length < 3 || Math.abs(word.length - wanted.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === wanted[start]) start++
  const [mine, theirs] = [word.slice(start), wanted.slice(start)]
  return (
    mine.slice(1) === theirs.slice(1) ||
    mine.slice(1) === theirs ||
    mine === theirs.slice(1) ||
    (mine[0] === theirs[1] && mine[1] === theirs[0] && mine.slice(2) === theirs.slice(2))
  )
}
