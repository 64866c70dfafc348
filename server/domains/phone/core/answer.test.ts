import type { Command } from '@gida/contract/domains/phone/commands'
import { readCommand } from '@gida/contract/domains/phone/commands'
import { Language } from '@gida/contract/shared/language'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { expect, test } from 'vitest'
import { ASKED_BY, phoneWords, TO_STRANGERS } from '../words/words.ts'
import { answer, type Home, type Person } from './answer.ts'

const ACCOUNT = {
  account_number: '0123456789',
  bank_name: 'Guaranty Trust Bank International',
  account_name: 'PALMGROVE COURT CLIENTS ACCOUNT LIMITED',
}
const HOME: Home = {
  unit_id: 'u1',
  label: 'Penthouse 12B of Block Adébáyọ̀, Palmgrove Court',
  pay_code: 'K7M4QX9',
  own: null,
  shared: ACCOUNT,
  is_suspended: false,
}
/** With the longest values that there are in life. */
const ADA: Person = {
  language: 'en',
  homes: [HOME],
  left: [],
  debt: { due_now: 12_345_678_905, arrears: 12_345_678_905, next_due: '2026-09-30' },
  receipt: { number: 'PC16777215-2026-00001234', amount: 12_345_678_905, day: '2026-11-12' },
  office: { name: 'Oluwaseun Adébáyọ̀-Oyèníyì Properties & Sons Ltd', phone: '+2348031234567' },
  waiting: { title: 'Fire', is_drill: false },
  alert: null,
  pin: { is: 'RIGHT' },
}
const ask = (person: Partial<Person>, text: string) => answer({ ...ADA, ...person }, readCommand(text))
const long = 'kitchen tap no dey close and water don full everywhere, even for the parlour '.repeat(4)

/** Every kind of answer that there is. */
const CASES: [Partial<Person>, Command][] = [
  [{}, { is: 'BALANCE', pin: '4821' }],
  [{ debt: { due_now: 0, arrears: 0, next_due: '2026-09-30' } }, { is: 'BALANCE', pin: '4821' }],
  [{ pin: { is: 'MISSING' } }, { is: 'BALANCE', pin: null }],
  [{ pin: { is: 'UNSET' } }, { is: 'BALANCE', pin: null }],
  [{ pin: { is: 'WRONG' } }, { is: 'RECEIPT', pin: '1' }],
  [{ pin: { is: 'LOCKED', minutes: 60 } }, { is: 'RECEIPT', pin: '1' }],
  [{}, { is: 'RECEIPT', pin: '4821' }],
  [{ receipt: null }, { is: 'RECEIPT', pin: '4821' }],
  [{}, { is: 'PAY', home: null }],
  [{ homes: [{ ...HOME, own: ACCOUNT }] }, { is: 'PAY', home: null }],
  [{ homes: [{ ...HOME, shared: null }] }, { is: 'PAY', home: null }],
  [{ homes: [{ ...HOME, is_suspended: true }] }, { is: 'PAY', home: null }],
  [{ homes: Array(9).fill(HOME) }, { is: 'PAY', home: null }],
  [{ homes: Array(9).fill(HOME) }, { is: 'FAULT', home: null, words: long }],
  [{ homes: [] }, { is: 'PAY', home: null }],
  [{}, { is: 'FAULT', home: null, words: '' }],
  [{}, { is: 'FAULT', home: null, words: long }],
  [{}, { is: 'CALL' }],
  [{ office: null }, { is: 'CALL' }],
  [{}, { is: 'STOP' }],
  [{}, { is: 'START' }],
  [{}, { is: 'HELP' }],
  [{}, { is: 'UNREAD' }],
  [{}, { is: 'UNSEEN' }],
  [{}, { is: 'ALERT', answer: 'NEEDS_HELP' }],
  [{ waiting: null }, { is: 'ALERT', answer: 'SAFE' }],
  [{}, { is: 'LANGUAGE', to: null }],
  ...Language.options.map((to) => [{}, { is: 'LANGUAGE', to }] as [object, Command]),
  ...(['SAFE', 'NEEDS_HELP', 'AWAY'] as const).map(
    (alert) => [{ alert }, { is: 'UNREAD' }] as [object, Command],
  ),
]

test.each(Language.options)('every answer in %s is one SMS of plain signs', (language) => {
  for (const [person, command] of CASES) {
    const { text } = answer({ ...ADA, ...person, language }, command)
    const sent = foldForSms(text)
    expect(measureSms(sent), `${sent.length}: ${sent}`).toMatchObject({ encoding: 'GSM-7', parts: 1 })
  }
  expect(measureSms(foldForSms(phoneWords[language].failed))).toMatchObject({ parts: 1 })
  expect(measureSms(TO_STRANGERS)).toMatchObject({ encoding: 'GSM-7', parts: 1 })
})

test.each(Language.options)('each word that answers in %s teach is understood', (language) => {
  const { help, stopped, started, unread, unseen } = phoneWords[language]
  const taught = (text: string) => [...foldForSms(text).matchAll(/\b[A-Z]{2,}\b/g)].map(([word]) => word)
  for (const word of [help, stopped, started, unread, unseen].flatMap(taught))
    if (!['PIN', 'SMS'].includes(word)) expect(readCommand(word).is, word).not.toBe('UNREAD')
  expect(Object.values(ASKED_BY[language]).map((word) => readCommand(word).is)).toEqual([
    ...['BALANCE', 'RECEIPT', 'PAY', 'FAULT'],
  ])
})

test('a balance needs the PIN, and says what is owed as the app does', () => {
  expect(ask({}, 'BAL 4821').text).toBe(
    'You owe ₦123,456,789.05 now, ₦123,456,789.05 of it late. Next due 30/09/2026. To pay, text PAY.',
  )
  for (const is of ['MISSING', 'UNSET', 'WRONG'] as const) {
    const { text } = ask({ pin: { is } }, 'BAL')
    expect(text).not.toContain('₦')
  }
})

test('to pay leads to a transfer, and never to a card', () => {
  expect(ask({}, 'pay').text).toContain('K7M-4QX9')
  expect(ask({ homes: [{ ...HOME, own: ACCOUNT }] }, 'pay').text).not.toContain('K7M')
  expect(ask({ homes: [HOME, HOME] }, 'pay').text).toContain('1 Penthouse')
  expect(ask({ homes: [HOME, { ...HOME, pay_code: '2345678' }] }, 'pay 2').text).toContain('234-5678')
})

test('a fault is of the home that is named, and of its kind', () => {
  const homes = [HOME, { ...HOME, unit_id: 'u2' }]
  expect(ask({ homes }, 'fault 2 no light').acts).toEqual([
    { do: 'REPORT', unit_id: 'u2', title: 'no light', category: 'POWER' },
  ])
  for (const text of ['fault no light', 'fault 3 no light', 'fault'])
    expect(ask({ homes }, text).acts).toEqual([])
})

test('in an alert how somebody is comes first; a language is answered in itself', () => {
  expect(ask({ alert: 'NEEDS_HELP' }, 'HELP').text).toContain('112')
  expect(ask({}, 'hausa')).toEqual({ text: phoneWords.ha.languageSet, acts: [{ do: 'LANGUAGE', to: 'ha' }] })
})
