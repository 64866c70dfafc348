import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { markOf, type Text, textsIn } from '@gida/contract/shared/texts/catalogue-texts'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { inLanguage, readTranslations } from './translate.ts'

const here = import.meta.dirname
const translations = readTranslations(join(here, '..'))

/** Where a text stands in a place that does not grow: most letters, at 360 px. Marks above and below take no room. */
const MOST: Record<string, number> = {
  'auth.signIn.submit': 24,
  'auth.register.submit': 24,
  'tenant-home.payNow': 14,
  'tenant-home.payPart': 12,
  'tenant-home.payAhead': 24,
  // The bar at the bottom of a phone.
  'shell.more': 14,
  'shell.entries.dashboard': 12,
  'shell.entries.payments': 12,
  'shell.entries.maintenance': 12,
  'shell.entries.messages': 12,
  // Pills in a row of a list.
  ...mostIn('leases.statuses', 26, [
    'DRAFT',
    'PENDING_SIGNATURE',
    'ACTIVE',
    'EXPIRED',
    'TERMINATED',
    'RENEWED',
  ]),
  ...mostIn('deposits.states', 26, ['HELD', 'PROPOSED', 'DISPUTED', 'AGREED', 'SETTLED', 'RETURNED']),
  'deposits.one.late': 18, // in a pill beside a day; its number is five digits here
  ...mostIn('notices.states', 26, ['SERVED', 'EXPIRED', 'ACTED_ON', 'WITHDRAWN', 'DEFECTIVE']),
  ...mostIn('inspections.statuses', 26, ['DRAFT', 'SEALED', 'CLOSED', 'CANCELLED']),
  'paying.pay.how.saved.tag': 14,
  // A table of three columns.
  ...mostIn('service-charge', 12, ['category', 'count', 'amount']),
  // Steps and buttons beside each other.
  ...mostIn('paying.pay.steps', 10, ['0', '1', '2']),
  ...mostIn('paying.pay.sum', 14, ['continue', 'total']),
  ...mostIn('fault-report.form', 22, ['next', 'back', 'send', 'meToo', 'call']),
  ...mostIn('ui', 26, ['close', 'back', 'next', 'previous', 'tryAgain', 'refresh', 'choose']),
}

/** Texts that decide about money or a tenancy: the English stands behind them, because it is the record. */
const WITH_ENGLISH: Record<string, string> = {
  'paying.pay.confirm.note': 'The bank’s word decides, not the page.',
  'paying.pay.confirm.cardNote': 'Your card is charged as soon as you tap.',
  'paying.pay.confirm.unknown': 'Nothing has been taken on this page.',
  'paying.pay.confirm.failed': 'Nothing was taken.',
  'paying.pay.already.processing': 'Please do not pay again.',
  'paying.pay.loadFailed': 'Nothing was taken.',
  'paying.returning.doNotPayAgain': 'Please do not pay again.',
  'paying.returning.safe': 'It is safe.',
  'paying.returning.leftNote': 'Nothing was taken.',
  'paying.returning.failedNote': 'Not paid.',
  'paying.returning.cancelledNote': 'Nothing was taken.',
  'paying.returning.refundedNote': 'Refunded.',
  'pay-by-transfer.own': 'This account is yours alone.',
  'receipt-verdicts.states.GENUINE.title': '(Genuine)',
  'receipt-verdicts.states.OFFLINE.title': '(Genuine when it was issued)',
  'receipt-verdicts.states.VOIDED.title': '(Voided)',
  'receipt-verdicts.states.ALTERED.title': '(Altered)',
  'receipt-verdicts.states.FOREIGN.title': '(Signed by somebody else)',
  'receipt-verdicts.states.UNKNOWN.title': '(Signed, but not on record)',
  'receipt-verdicts.how.CONFIRMED': '(Confirmed by the bank)',
  'receipt-verdicts.how.RECORDED': '(Recorded by a person)',
  'paper-verdicts.states.GENUINE.title': '(Genuine)',
  'paper-verdicts.states.OFFLINE.title': '(The seal is right)',
  'paper-verdicts.states.ALTERED.title': '(Altered)',
  'paper-verdicts.states.BUNDLE_GENUINE.title': '(Genuine bundle)',
  'paper-verdicts.states.BUNDLE_ALTERED.title': '(Altered bundle)',
  'paper-verdicts.states.SENT.title': '(Not signed by all)',
  'paper-verdicts.states.OVER.title': '(Not signed)',
  'paper-verdicts.states.UNKNOWN.title': '(Not ours)',
  'joining.lease.note': 'Nothing is charged before.',
  'tenant-account.standing.note': 'We tell you three days before each payment.',
  'tenant-account.standing.reasons.BY_TENANT': 'Nothing is taken until you resume it.',
  'tenant-account.standing.reasons.SHORT_OF_FUNDS': 'Nothing more is taken.',
  'tenant-account.standing.reasons.CARD_DECLINED': 'Nothing more is taken.',
  'tenant-account.standing.skipping.text': 'It stays owed.',
  'tenant-account.standing.skipping.done': 'Nothing is taken for it.',
  'tenant-account.standing.paused': 'Nothing is taken until you resume it.',
  'tenant-account.standing.cancelling.text': 'Nothing more is taken.',
  'tenant-account.standing.cancelling.done': 'Nothing more is taken.',
  'tenant-account.standing.form.agree': 'I let Gida charge this card as written here until I stop it.',
  'leases.proposed.yesDoes': 'Yes: the tenancy starts, and what is asked for is charged.',
  'leases.proposed.noDoes': 'No: it is cancelled.',
  'alarm-answer.answer.choices.SAFE.0': '(SAFE)',
  'alarm-answer.answer.choices.NEEDS_HELP.0': '(NEED HELP)',
  'alarm-answer.answer.choices.AWAY.0': '(NOT HERE)',
  'alarm-answer.answer.said.NEEDS_HELP': '(NEED HELP)',
  'alarm-answer.answer.failed': 'Your answer has not reached us.',
  'alarm-answer.answer.notThere': '(NOT sent)',
  'alarm-answer.answer.over': '(All clear.)',
  'demo.text': 'no money moves.',
  'impersonation.card.note': 'They can change nothing.',
  'payments.toasts.cancelled': 'Nothing was taken.',
  'payments.payment.settlesNothing': 'Nothing is paid off until the money is in.',
  'payments.payment.failedNote': 'The money is safe and will be matched.',
  'payments.payment.cancelledNote': 'Money that arrives for it all the same is never ignored.',
  'payments.payment.splitWaiting': 'It is safe.',
  'payments.payment.review': 'Somebody looks at it before it is settled.',
  'payments.cancel.body': 'It is not lost: it completes this payment all the same.',
  'payments.receipts.VOIDED': '(Void)',
  'payments.receipt.paid': 'The bank has confirmed it.',
  'payments.receipt.voided': '(Void)',
  'payments.receipt.voidedRecorded': '(Void)',
  'privacy.requests.note': 'We answer within 30 days.',
  'privacy.form.erasure': 'This cannot be undone.',
  'consents.account': 'The terms hold as long as you have an account.',
  'payment-refunds.promised': 'nothing is lost if it takes a while.',
  'payment-refunds.attention': 'The money is safe.',
  'payment-refunds.failed': 'The payment stands as before.',
  'payment-refunds.stillOwed': 'The charge is open again',
  'payment-refunds.notOwed': 'Not asked for again',
  'rent-paid.relief': 'ent relief',
  'rent-paid.reliefNote': 'off your income, before tax',
  'lease-ledger.nothingOwed': 'Nothing is owed.',
  'lease-ledger.depositNote': 'It stays the tenant’s until the end.',
  'search.notices.QUIT': 'Notice to quit',
  'search.notices.INTENTION': 'Owner’s intention to recover',
  'law.statuses.IN_FORCE': '(In force)',
  'law.statuses.PROPOSED': '(A bill, not law)',
  'law.statuses.CUSTOM': '(Custom, not law)',
  'law.lease.mayEnd': 'may end this tenancy on',
  'law.lease.stepNames.RECOVERY': '(The owner may go to court)',
  'law.lease.notice': '(Notice to quit)',
  'law.lease.advance': '(Rent in advance)',
  'law.lease.verdicts.ALLOWED': '(Allowed)',
  'law.lease.verdicts.TOO_MUCH': '(Too much)',
  'law.lease.verdicts.UNKNOWN': '(Not known)',
  'law.lease.stamp': 'Stamp duty',
  'law.lease.stampPayer': '(The tenant pays)',
  'law.lease.withholding': 'Withholding tax',
  'law.rules.noRule': '(Ask a lawyer.)',
  'law.disclaimer': '(This is not legal or tax advice.)',
  'deposits.answering.text': 'If you agree, the rest is booked as proposed.',
  'deposits.answering.textOfRest': 'If you agree, what is still held is booked as proposed.',
  'deposits.answering.agree': 'I agree',
  'deposits.answering.dispute': '(I do not agree)',
  'deposits.unknown': '(It is done only once.)',
  'notices.kinds.QUIT': '(Notice to quit)',
  'notices.kinds.INTENTION': '(Owner’s intention to recover)',
  'notices.means.QUIT': 'Your landlord wants the tenancy to end on this day.',
  'notices.means.INTENTION': 'The owner means to ask the court for the home, not before this day.',
  'notices.means.WITHDRAWN': 'It asks nothing of you.',
  'notices.means.DEFECTIVE': 'This notice has a fault and does not count.',
  'notices.means.court':
    'You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.',
  'notices.advice': 'Only a court orders somebody out.',
  'notices.rentSince': 'Taking rent gives up no notice.',
  'inspections.sign.agree': 'By signing you agree to what is written, not to what it costs.',
  'inspections.sign.refuseNote': 'The report counts all the same.',
  'inspections.comparison.whole': 'While a deduction is contested, all that is claimed stays held.',
  'documents.verifying.verifyNote': 'It does not say that the document is true.',
  'documents.removing.note': 'This cannot be undone.',
}

/** Texts that are the same in every language: names, abbreviations, and what the people of support read. */
const SAME =
  /^(Gida|Email|Excel|Menu|Push|USSD|Webhook|WhatsApp|Word|dd\/mm\/yyyy|\/terms|\/privacy|support@gida\.ng|Bug report: 70001|gida-recovery-codes\.txt)$/

function mostIn(place: string, most: number, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [`${place}.${key}`, most]))
}

/** Letters as they stand on a line. */
const widthOf = (text: string) => [...text.normalize('NFD').replace(/\p{M}/gu, '')].length

const marksIn = ({ text, puts }: Text) =>
  Array.from({ length: puts }, (_, index) => markOf(index)).filter((mark) =>
    text.replace(/(?<=\d),(?=\d{3})/g, '').includes(String(mark)),
  )

const one = async (path: string) =>
  Object.values((await import(path)) as object).find((made) => typeof made === 'object')

test('there is a folder for each language', () => {
  expect(translations.map(({ language }) => language)).toEqual(LANGUAGES.slice(1).map(({ value }) => value))
  for (const { words } of translations) expect(words.size).toBeGreaterThan(0)
})

describe.each(translations)('$language', ({ language, words }) => {
  test.each([...words.keys()])(
    '%s says all that the English says, and with it all that is put in',
    async (name) => {
      const english = textsIn(await one(`./en/${name}.ts`), name)
      const own = textsIn(await one(`./${language}/${name}.ts`), name)
      expect(own.map(({ key }) => key).sort()).toEqual(english.map(({ key }) => key).sort())
      const byKey = new Map(own.map((text) => [text.key, text]))
      for (const text of english) {
        const translated = byKey.get(text.key)
        expect([text.key, translated && marksIn({ ...translated, puts: text.puts })]).toEqual([
          text.key,
          marksIn(text),
        ])
        expect(translated?.text.trim(), text.key).not.toBe('')
        expect(translated?.text, text.key).toBe(translated?.text.normalize('NFC'))
        expect(widthOf(translated?.text ?? ''), text.key).toBeLessThanOrEqual(MOST[text.key] ?? 400)
        expect(translated?.text, text.key).toContain(WITH_ENGLISH[text.key] ?? '')
        if (/\b1\b/.test(text.ofOne)) expect(translated?.ofOne, `${text.key} of one`).toMatch(/\b1\b|one/)
      }
    },
  )

  test.skipIf(language === 'pcm').each([...words.keys()])('%s has no English left', async (name) => {
    const english = new Map(textsIn(await one(`./en/${name}.ts`), name).map(({ key, text }) => [key, text]))
    const left = textsIn(await one(`./${language}/${name}.ts`), name).filter(
      ({ key, text }) => english.get(key) === text && /\p{L}{4}/u.test(text) && !SAME.test(text),
    )
    expect(left.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })

  test.each([...words])('%s stands by itself in the build', async (name, expression) => {
    const built: unknown = new Function(`'use strict'; return (${expression})`)()
    expect(textsIn(built, name)).toEqual(textsIn(await one(`./${language}/${name}.ts`), name))
  })
})

test('a script has the words of its language, and English where that has none', () => {
  const number = 900_001 + names().indexOf('ui-sign-in')
  const code = `var w=__words(${number},{brand:\`Gida\`},${number})`
  expect(inLanguage(code, translations, 'en')).toBe('var w={brand:`Gida`}')
  expect(inLanguage(code, translations, 'ha')).toContain('Nuna kalmar sirri')
})

const names = () =>
  [...new Set(LANGUAGES.slice(1).flatMap(({ value }) => globSync('*.ts', { cwd: join(here, value) })))]
    .map((file) => basename(file, '.ts'))
    .sort()
