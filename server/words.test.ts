import { markOf, type Text, textsIn } from '@gida/contract/shared/catalogue-texts'
import { Language } from '@gida/contract/shared/language'
import { foldForSms, measureSms } from '@gida/contract/shared/sms-text'
import { describe, expect, test } from 'vitest'
import { phoneWords } from './domains/phone/words/words.ts'
import { signingWords } from './domains/signing/words/words.ts'

/** What the server itself says to a reader, in all languages. */
const CATALOGUES: Record<string, Record<Language, object>> = { phone: phoneWords, signing: signingWords }

/** Texts that decide about money, law or a tenancy: the English stands behind them, because it is the record. */
const WITH_ENGLISH: Record<string, string> = {
  'signing.incomplete': '(Not complete until all have signed)',
  'signing.sign': 'Sign this paper',
  'signing.decline': '(I do not sign)',
  'signing.declineNote': '(Nobody can sign it after that.)',
  'signing.declineNow': '(Decline)',
  'signing.signed': '(You have signed)',
  'signing.done': '(Signed by all, and sealed)',
  'signing.consent': '(70001)',
  'signing.ended.DECLINED': '(It does not bind you.)',
  'signing.ended.EXPIRED': '(It does not bind you.)',
  'signing.ended.VOIDED': '(It does not bind you.)',
}

/** What goes out by SMS, and behind it a link of so many signs. */
const SMS: Record<string, number> = {
  'signing.asked.text': 70,
  'signing.reminded.text': 70,
  'signing.completed.text': 70,
  'signing.codeText': 0,
}
/** As long as a name, a paper or a moment is. */
const PUT = 'Tenancy agreement of A3'

const SAME = /^(Gida|SMS|70001 \(Lagos\))$/

const marksIn = ({ text, puts }: Text) =>
  Array.from({ length: puts }, (_, index) => markOf(index)).filter((mark) => text.includes(String(mark)))

describe.each(Object.entries(CATALOGUES))('%s', (name, catalogue) => {
  const english = textsIn(catalogue.en, name)

  test.each(Language.options.slice(1))(
    '%s says all that the English says, and what is put in',
    (language) => {
      const own = new Map(textsIn(catalogue[language], name).map((text) => [text.key, text]))
      expect([...own.keys()].sort()).toEqual(english.map(({ key }) => key).sort())
      for (const { key, puts, text: said } of english) {
        const { text } = own.get(key) ?? { text: '' }
        expect(text.trim(), key).not.toBe('')
        expect(text, key).toBe(text.normalize('NFC'))
        expect([key, marksIn({ key, text, puts, ofOne: '' })]).toEqual([
          key,
          marksIn({ key, text: said, puts, ofOne: '' }),
        ])
        expect(text, key).toContain(WITH_ENGLISH[key] ?? '')
        if (language !== 'pcm' && /\p{L}{4}/u.test(said) && !SAME.test(said)) expect(text, key).not.toBe(said)
      }
    },
  )

  test.each(Language.options)('an SMS in %s is one part of plain signs', (language) => {
    for (const { key, text } of textsIn(catalogue[language], name).filter(({ key }) => key in SMS)) {
      const sent = foldForSms(text.replace(/7000\d/g, PUT)) + 'x'.repeat(SMS[key] ?? 0)
      expect([key, sent, measureSms(sent)]).toMatchObject([key, sent, { encoding: 'GSM-7', parts: 1 }])
    }
  })
})
