import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { gistOf, type LetterData, type LetterWords, linesOf, standing } from './letter.ts'

/** Hausa, polite or plural (ku). Names of charges stay as in the books. */
export function inHausa(facts: LetterData): LetterWords {
  const { tenant_name, estate_name, today, link } = facts
  const { oldest, isMixed, units, allUnits, only, kinds, ...gist } = gistOf(facts)
  const state = stateOf(oldest, today, isMixed)
  const sum = formatNaira(gist.sum, 'short')
  const what = only ?? `kuɗaɗe ${kinds}`
  return {
    subject: `${sum} na ${units}: ${state.verb}`,
    bell: `${what}, ${units}, ${estate_name}: ${state.since}. Idan kun riga kun biya, mun gode, kada ku sake biya. (Please do not pay again.)`,
    mail: [
      `Zuwa ga ${tenant_name},`,
      `${estate_name} tana tunatar da ku abin da ya rage na ${allUnits}.`,
      ...linesOf(
        facts,
        (...due) => stateOf(...due).since,
        (total) => `Jimla: ${total}.`,
      ),
      `Kuna iya biya a nan: ${link}`,
      'Idan kun riga kun biya, mun gode, kada ku sake biya. Ana haɗa biyan da ku da zarar banki ya tabbatar. (Please do not pay again.)',
      'Idan ba za ku iya biyan duka yanzu ba, ku gaya wa manajanku nawa za ku biya, da ranar.',
    ],
    text: foldForSms(
      `${estate_name}: ${sum}, ${what}, ${units}, ${state.brief}. Biya: ${link} Kun biya? Mun gode.`,
    ),
  }
}

function stateOf(
  due_date: string,
  today: string,
  isMixed = false,
): { verb: string; since: string; brief: string } {
  const { late, when } = standing(due_date, today)
  const day = formatDay(due_date, 'ha')
  if (late > 0)
    return {
      verb: isMixed ? `ya kai kwana ${late} da wuce lokaci` : `ya wuce lokaci da kwana ${late}`,
      since: isMixed
        ? `mafi daɗewa ranar biyansa ${day}, ya wuce da kwana ${late}`
        : `ranar biya ${day}, ya wuce da kwana ${late}`,
      brief: isMixed ? `mafi daɗewa tun ${day}` : `ranar biya ${day}`,
    }
  const due =
    when === 'today' ? 'yau ne ranar biya' : when === 'tomorrow' ? 'gobe ne ranar biya' : `ranar biya ${day}`
  return { verb: due, since: when === 'later' ? due : `${due}, ${day}`, brief: due }
}
