import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTranslations } from './translate.ts'
import { phrasesOf } from './write-phrases.ts'

test('every text of a language stands beside its English, with places where something is put in', async () => {
  const hausa = readTranslations(join(import.meta.dirname, '..')).find(({ language }) => language === 'ha')
  const phrases = new Map((await phrasesOf(hausa ?? expect.fail())).map(({ key, ...texts }) => [key, texts]))
  expect(phrases.get('auth.signIn.title')).toEqual({ english: 'Sign in', text: 'Shiga' })
  expect(phrases.get('leases.lease.due')).toEqual({ english: 'Due {1}', text: 'Ranar biya {1}' })
  expect([...phrases.values()].filter(({ english }) => english === '')).toEqual([])
})
