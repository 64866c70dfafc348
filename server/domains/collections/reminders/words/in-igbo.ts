import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { gistOf, type LetterData, type LetterWords, linesOf, standing } from './letter.ts'

/** Igbo. Names of charges stay as in the books. */
export function inIgbo(facts: LetterData): LetterWords {
  const { tenant_name, estate_name, today, link } = facts
  const { oldest, isMixed, units, allUnits, only, kinds, ...gist } = gistOf(facts)
  const state = stateOf(oldest, today, isMixed)
  const sum = formatNaira(gist.sum, 'short')
  const what = only ?? `ụgwọ ${kinds}`
  return {
    subject: `${sum} maka ${units}: ${state.verb}`,
    bell: `${what}, ${units}, ${estate_name}: ${state.since}. Ọ bụrụ na ị kwụọla, daalụ, biko akwụla ọzọ. (Please do not pay again.)`,
    mail: [
      `Ezigbo ${tenant_name},`,
      `${estate_name} na-echetara gị ihe fọdụrụ maka ${allUnits}.`,
      ...linesOf(
        facts,
        (...due) => stateOf(...due).since,
        (total) => `Ngụkọta: ${total}.`,
      ),
      `I nwere ike ịkwụ ya ebe a: ${link}`,
      'Ọ bụrụ na ị kwụọla, daalụ, biko akwụla ọzọ. A ga-ejikọ ịkwụ ụgwọ ahụ na gị ozugbo ụlọ akụ kwadoro ya. (Please do not pay again.)',
      'Ọ bụrụ na ị gaghị akwụli ya niile ugbu a, gwa onye nlekọta gị ego ole ị ga-akwụ, na ụbọchị ya.',
    ],
    text: foldForSms(
      `${estate_name}: ${sum}, ${what}, ${units}, ${state.brief}. Kwụọ: ${link} Ị kwụọla? Daalụ.`,
    ),
  }
}

function stateOf(
  due_date: string,
  today: string,
  isMixed = false,
): { verb: string; since: string; brief: string } {
  const { late, when } = standing(due_date, today)
  const day = formatDay(due_date, 'ig')
  if (late > 0)
    return {
      verb: isMixed ? `o ruola ụbọchị ${late} o gafere oge` : `o gafeela oge ụbọchị ${late}`,
      since: isMixed
        ? `nke kacha ochie, ụbọchị ịkwụ ya bụ ${day}, o gafeela ụbọchị ${late}`
        : `ụbọchị ịkwụ ya bụ ${day}, o gafeela ụbọchị ${late}`,
      brief: isMixed ? `nke kacha ochie kemgbe ${day}` : `ụbọchị ịkwụ ${day}`,
    }
  const due =
    when === 'today'
      ? 'taa ka a ga-akwụ ya'
      : when === 'tomorrow'
        ? 'echi ka a ga-akwụ ya'
        : `ụbọchị ịkwụ ya bụ ${day}`
  return { verb: due, since: when === 'later' ? due : `${due}, ${day}`, brief: due }
}
