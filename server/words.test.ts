import { CONSENT_TEXTS } from '@gida/contract/domains/privacy/consent-texts'
import { Language } from '@gida/contract/shared/language'
import { markOf, type Text, textsIn } from '@gida/contract/shared/texts/catalogue-texts'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { describe, expect, test } from 'vitest'
import { homeWords } from './domains/applications/pages/words/words.ts'
import { accountWords } from './domains/auth/words/words.ts'
import { calendarWords } from './domains/calendar/words/words.ts'
import { invitationWords } from './domains/invitations/words/words.ts'
import { meetingWords } from './domains/meetings/words/words.ts'
import { newsWords } from './domains/notifications/words/words.ts'
import { liteWords } from './domains/phone/lite/words/words.ts'
import { phoneWords } from './domains/phone/words/words.ts'
import { receiptWords } from './domains/receipts/words/words.ts'
import { signingWords } from './domains/signing/words/words.ts'

/** What the server itself says to a reader, in all languages. */
const CATALOGUES: Record<string, Record<Language, object>> = {
  ...{ phone: phoneWords, lite: liteWords, signing: signingWords, news: newsWords, homes: homeWords },
  ...{ account: accountWords, receipt: receiptWords, meeting: meetingWords, calendar: calendarWords },
  ...{ invitation: invitationWords },
}

/** Texts that decide about money, law or a tenancy: the English stands behind them, because it is the record. */
const WITH_ENGLISH: Record<string, string> = {
  'homes.parts.caution_deposit': 'aution deposit',
  'homes.safe': '(Rent is paid through Gida, never to a private person.)',
  'homes.ask.sent.note': '(Nobody may ask you for money before you have seen it.)',
  'homes.apply.consent': CONSENT_TEXTS.APPLICATION.text,
  'homes.mine.states.APPROVED': '(The home is yours, if you want it.)',
  'homes.mine.states.REJECTED': '(It was declined.)',
  'homes.told.secret': 'obody may ask you for money before you have seen the home.',
  'homes.told.rejectedText': 'declined.',
  'homes.told.rejected': 'was declined.',
  'news.notPaid.safe': '(It is safe.)',
  'news.reversed.message': '(What it had paid is owed again, and its receipt is void.)',
  'news.takenBack.message': '(It does not count as paid any more.)',
  'news.leaseProposed.message': '(Nothing is asked of you before you say yes.)',
  'news.leaseCalledOff.message': '(Nothing is owed for it.)',
  'news.autopay.announced.message': '(You can skip this one or pause until then.)',
  'news.autopay.postponed.message': '(Nothing was taken.)',
  'news.autopay.overCeiling.message': '(Nothing is taken.)',
  'news.autopay.ended.message': '(Nothing more is taken.)',
  'news.autopay.paused.message': '(Nothing more is taken.)',
  'news.deposit.PART_RETURNED.message': '(The rest is held until it is agreed.)',
  'news.notice.kinds.QUIT': '(notice to quit)',
  'news.notice.kinds.INTENTION': '(notice of the owner’s intention)',
  'news.notice.SERVED.message': '(Only a court orders somebody out.)',
  'news.notice.WITHDRAWN.title': '(withdrawn)',
  'news.notice.DEFECTIVE.message': '(It does not count.)',
  'account.lookedIn.readOnly': '(They can read and change nothing.)',
  'receipt.confirmed': '(Paid. The bank has confirmed it.)',
  'receipt.page.note': '(The first page, in English, is the receipt.)',
  'receipt.page.left': '(Left to pay)',
  'receipt.page.confirmed': '(Confirmed by the bank)',
  'receipt.page.recorded': '(Recorded by a person)',
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

/** What goes out by SMS, and how many signs stand beside it: the name of Gida, and a link. */
const SMS: Record<string, number> = {
  ...beside(70, 'signing', ['asked.text', 'reminded.text', 'completed.text']),
  ...beside(0, 'signing', ['codeText']),
  // Links of an application, and of a reset; the rest have none.
  ...beside(50, 'homes', ['told.text']),
  ...beside(96, 'account', ['reset.text']),
  ...beside(6, 'account', ['passwordChanged.text', 'twoStep.text', 'lookedIn.text']),
  ...beside(82, 'news', ['leaseProposed.text', 'message.text']),
  ...beside(54, 'news', ['leaseStarted.text']),
  ...beside(54, 'news.autopay', ['announced.text', 'postponed.text', 'overCeiling.text']),
  ...beside(54, 'news.autopay', ['ended.text', 'paused.text', 'expiring.text']),
}
/** As long as a name, a paper or a moment is. */
const PUT = 'Tenancy agreement'

function beside(signs: number, name: string, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [`${name}.${key}`, signs]))
}

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
