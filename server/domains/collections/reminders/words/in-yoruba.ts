import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { gistOf, type LetterData, type LetterWords, linesOf, standing } from './letter.ts'

/** Yoruba, polite (ẹ). Names of charges stay as in the books. */
export function inYoruba(facts: LetterData): LetterWords {
  const { tenant_name, estate_name, today, link } = facts
  const { oldest, isMixed, units, allUnits, only, kinds, ...gist } = gistOf(facts)
  const state = stateOf(oldest, today, isMixed)
  const sum = formatNaira(gist.sum, 'short')
  const what = only ?? `owó ${kinds}`
  return {
    subject: `${sum} fún ${units}: ${state.verb}`,
    bell: `${what}, ${units}, ${estate_name}: ${state.since}. Bí ẹ bá ti san, a dúpẹ́, ẹ jọ̀wọ́, ẹ má tún san. (Please do not pay again.)`,
    mail: [
      `Ẹ kú déédéé, ${tenant_name},`,
      `${estate_name} ń rán yín létí ohun tó kù fún ${allUnits}.`,
      ...linesOf(
        facts,
        (...due) => stateOf(...due).since,
        (total) => `Àpapọ̀: ${total}.`,
      ),
      `Ẹ lè san án níbí: ${link}`,
      'Bí ẹ bá ti san, a dúpẹ́, ẹ jọ̀wọ́, ẹ má tún san. A ó so ìsanwó náà mọ́ yín bí báńkì bá ti jẹ́rìí sí i. (Please do not pay again.)',
      'Bí ẹ kò bá lè san gbogbo rẹ̀ báyìí, ẹ sọ fún alábòójútó yín iye tí ẹ ó san, àti ọjọ́ náà.',
    ],
    text: foldForSms(
      `${estate_name}: ${sum}, ${what}, ${units}, ${state.brief}. Ẹ san: ${link} Ẹ ti san? A dúpẹ́.`,
    ),
  }
}

function stateOf(
  due_date: string,
  today: string,
  isMixed = false,
): { verb: string; since: string; brief: string } {
  const { late, when } = standing(due_date, today)
  const day = formatDay(due_date, 'yo')
  if (late > 0)
    return {
      verb: isMixed ? `ó ti pẹ́ tó ọjọ́ ${late}` : `ó ti fi ọjọ́ ${late} pẹ́`,
      since: isMixed
        ? `èyí tó pẹ́ jù, ọjọ́ ìsanwó rẹ̀ ni ${day}, ó ti fi ọjọ́ ${late} pẹ́`
        : `ọjọ́ ìsanwó ni ${day}, ó ti fi ọjọ́ ${late} pẹ́`,
      brief: isMixed ? `èyí tó pẹ́ jù láti ${day}` : `ọjọ́ ìsanwó ${day}`,
    }
  const due =
    when === 'today'
      ? 'òní ni ọjọ́ ìsanwó'
      : when === 'tomorrow'
        ? 'ọ̀la ni ọjọ́ ìsanwó'
        : `ọjọ́ ìsanwó ni ${day}`
  return { verb: due, since: when === 'later' ? due : `${due}, ${day}`, brief: due }
}
