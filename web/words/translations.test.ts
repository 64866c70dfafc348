import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { inLanguage, readTranslations } from './translate.ts'

const here = import.meta.dirname
const translations = readTranslations(join(here, '..'))

/** Where a text stands in a place that does not grow: most letters, at 360 px. */
const MOST: Record<string, number> = {
  'auth.signIn.submit': 24,
  'auth.register.submit': 24,
  'tenant-home.payNow': 14,
  'tenant-home.payPart': 12,
  'tenant-home.payAhead': 24,
}

type Text = { key: string; text: string; puts: number }

/** Every text by its key; what functions put in is marked, so that a lost one shows. */
function textsIn(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value, puts: 0 }]
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length }, (_, index) => 70_001 + index)
    return [{ key, text: String(value(...marks)), puts: value.length }]
  }
  return Object.entries(value as object).flatMap(([name, below]) => textsIn(below, `${key}.${name}`))
}

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
        expect([...(translated?.text ?? '')].length, text.key).toBeLessThanOrEqual(MOST[text.key] ?? 400)
      }
    },
  )

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
