import { Language } from '@gida/contract/shared/language'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { expect, test } from 'vitest'
import type { Home } from './answer.ts'
import { walkMenu } from './menu.ts'

const HOME: Home = {
  unit_id: 'u1',
  label: 'Penthouse 12B of Block Adébáyọ̀, Palmgrove Court',
  pay_code: 'K7M4QX9',
  own: null,
  shared: null,
  is_suspended: false,
}
const ALERT = {
  title: 'Fire in the generator house of Block C: leave by the back gate now, take nothing',
  is_drill: true,
}
const walk = (
  typed: string,
  homes = [HOME],
  language: Language = 'en',
  waiting: typeof ALERT | null = null,
) => walkMenu({ language, homes, left: [], waiting }, typed === '' ? [] : typed.split('*'))

test.each(Language.options)('every screen in %s fits any phone', (language) => {
  for (const typed of ['', '1', '2', '3', '4', '4*2', '6', '7'])
    for (const [homes, waiting] of [
      [[HOME], ALERT],
      [Array<Home>(9).fill(HOME), null],
    ] as const) {
      const step = walk(typed, [...homes], language, waiting)
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
  ['7*2', { is: 'ALERT', answer: 'NEEDS_HELP' }],
  ['7*9*0*7*1', { is: 'ALERT', answer: 'SAFE' }],
  ['4*no light * since 5pm', { is: 'FAULT', home: null, words: 'no light * since 5pm' }],
])('%s asks for it', (typed, command) => {
  expect(walk(typed)).toEqual({ is: 'ASKED', command })
})

test('of nine homes it shows each that it takes', () => {
  const homes = Array.from(
    { length: 9 },
    (_, nth): Home => ({ ...HOME, label: `Flat ${nth + 1}, Palmgrove` }),
  )
  const asked = walk('4', homes)
  const shown = asked.is === 'ASK' ? asked.text.split('\n') : []
  for (let nth = 1; nth <= 9; nth++)
    expect(shown).toContainEqual(expect.stringMatching(new RegExp(`^${nth} Flat ${nth}, P`)))
  expect(walk('2*9', homes)).toEqual({ is: 'ASKED', command: { is: 'PAY', home: 9 } })
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

test('an alert that waits stands first, and the same choice means the same when it has ended', () => {
  expect(walk('', [HOME], 'en', ALERT)).toMatchObject({ text: expect.stringMatching(/^7 EMERGENCY/) })
  expect(walk('7', [HOME], 'en', ALERT)).toMatchObject({ text: expect.stringMatching(/^DRILL Fire/) })
  expect(walk('')).not.toMatchObject({ text: expect.stringContaining('7') })
  expect(walk('7')).toMatchObject({ text: expect.stringContaining('No emergency') })
  expect(walk('7*1')).toEqual({ is: 'ASKED', command: { is: 'ALERT', answer: 'SAFE' } })
})
