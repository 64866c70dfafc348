import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  'paying.pay.how.saved.tag': 14,
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
  'leases.proposed.yesDoes': 'Yes: the tenancy starts, and what is asked for is charged.',
  'leases.proposed.noDoes': 'No: it is called off.',
}

/** Texts that are the same in every language: names, abbreviations, and what the people of support read. */
const SAME = /^(Gida|Email|Menu|Push|USSD|Webhook|WhatsApp|dd\/mm\/yyyy|support@gida\.ng|Bug report: 70001)$/

function mostIn(place: string, most: number, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [`${place}.${key}`, most]))
}

type Text = { key: string; text: string; puts: number; ofOne: string }

/** Every text by its key; what functions put in is marked, so that a lost one shows. */
function textsIn(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value, puts: 0, ofOne: '' }]
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length || 1 }, (_, index) => 70_001 + index)
    const ofOne = said(value as Say, [1, ...marks.slice(1)])
    return [{ key, text: said(value as Say, marks), puts: value.length, ofOne }]
  }
  return Object.entries(value as object).flatMap(([name, below]) => textsIn(below, `${key}.${name}`))
}

type Say = (...put: never[]) => unknown

/** What a function says, whether it counts, or takes texts or lists. */
function said(say: Say, marks: readonly number[]): string {
  for (const put of [(mark: number) => mark, String, (mark: number) => [String(mark)]])
    try {
      return String(say(...(marks.map((mark) => put(mark)) as never[])))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  throw new TypeError('takes something else')
}

/** Letters as they stand on a line. */
const widthOf = (text: string) => [...text.normalize('NFD').replace(/\p{M}/gu, '')].length

const marksIn = ({ text, puts }: Text) =>
  Array.from({ length: puts }, (_, index) => 70_001 + index).filter((mark) =>
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
