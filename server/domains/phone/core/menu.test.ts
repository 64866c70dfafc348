import { Language } from '@gida/contract/shared/language'
import { foldForSms, measureSms } from '@gida/contract/shared/sms-text'
import { expect, test } from 'vitest'
import type { Home } from './answer.ts'
import { walkMenu } from './menu.ts'

const HOME: Home = {
  unit_id: 'u1',
  label: 'Penthouse 12B of Block Adébáyọ̀, Palmgrove Court',
  pay_code: 'K7M4QX9',
  own: null,
  shared: null,
}
const walk = (typed: string, homes = [HOME], language: Language = 'en') =>
  walkMenu({ language, homes }, typed === '' ? [] : typed.split('*'))

test.each(Language.options)('every screen in %s fits any phone', (language) => {
  for (const typed of ['', '1', '2', '3', '4', '4*2', '6'])
    for (const homes of [[HOME], Array<Home>(9).fill(HOME)]) {
      const step = walk(typed, homes, language)
      if (step.is === 'ASKED') continue
      const screen = `CON ${foldForSms(step.text)}`
      expect(measureSms(screen), screen).toMatchObject({ encoding: 'GSM-7' })
      expect(measureSms(screen).units, screen).toBeLessThanOrEqual(160)
    }
})

test.each([
  ['1*4821', { is: 'BALANCE', pin: '4821' }],
  ['3*4821', { is: 'RECEIPT', pin: '4821' }],
  ['1*48*4821', { is: 'BALANCE', pin: '4821' }],
  ['2', { is: 'PAY', home: null }],
  ['1*0*5', { is: 'CALL' }],
  ['9*6*3', { is: 'LANGUAGE', to: 'ha' }],
  ['4*no light * since 5pm', { is: 'FAULT', home: null, words: 'no light * since 5pm' }],
])('%s asks for it', (typed, command) => {
  expect(walk(typed)).toEqual({ is: 'ASKED', command })
})

test('of several homes it asks which, and keeps by which choices somebody came there', () => {
  const homes = [HOME, HOME]
  expect(walk('4*2', homes)).toMatchObject({ is: 'ASK', path: ['4', '2'] })
  expect(walk('4*3', homes)).toMatchObject({ is: 'ASK', path: ['4'] })
  expect(walk('4*2*0*1*gate', homes)).toEqual({
    is: 'ASKED',
    command: { is: 'FAULT', home: 1, words: 'gate' },
  })
  expect(walk('2*2', homes)).toEqual({ is: 'ASKED', command: { is: 'PAY', home: 2 } })
  expect(walk('0*0')).toMatchObject({ is: 'ASK', path: [] })
})
