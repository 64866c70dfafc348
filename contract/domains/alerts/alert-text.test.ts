import { expect, test } from 'vitest'
import { measureSms } from '../../shared/texts/sms-text.ts'
import { alertText } from './alert-text.ts'

const FIRE = {
  estate: 'Palmgrove Court',
  title: 'Fire at the transformer, Block C',
  message: 'Leave now by the gate on Freedom Way. Do not use the lift. Meet at the mosque car park.',
  link: 'https://gida.ng/a/7Kq2xR4vT9bLmN0c',
  is_drill: false,
}

test('a text is one part whatever was written, and never ends in half a sentence', () => {
  const text = alertText(FIRE)
  expect(text).toBe(
    'ALARM Palmgrove Court: Fire at the transformer, Block C. Leave now by the gate on Freedom Way. Answer: https://gida.ng/a/7Kq2xR4vT9bLmN0c or call 112',
  )
  for (const message of ['Ẹ jáde ní kíá 🔥 ₦5', '^{}'.repeat(200), 'x'.repeat(500)])
    expect(measureSms(alertText({ ...FIRE, message }))).toMatchObject({ encoding: 'GSM-7', parts: 1 })
})

test('a drill says so first and last', () => {
  expect(alertText({ ...FIRE, is_drill: true })).toMatch(/^DRILL .* This was a DRILL$/)
})
