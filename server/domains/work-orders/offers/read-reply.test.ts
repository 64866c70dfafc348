import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'
import { texts } from './texts.ts'

test.each([
  ['1', { act: 'TAKE', job: null, place: null }],
  [' 1. ', { act: 'TAKE', job: null, place: null }],
  ['2 218', { act: 'REFUSE', job: 218, place: null }],
  ['3 job 218', { act: 'DONE', job: 218, place: null }],
  ['1 218 Palmgrove Court.', { act: 'TAKE', job: 218, place: 'Palmgrove Court' }],
  ['PRICE 31000', { act: 'PRICE', amount: 3_100_000, job: null, place: null }],
  ['price is N31,000', { act: 'PRICE', amount: 3_100_000, job: null, place: null }],
  ['Price 31k job 218', { act: 'PRICE', amount: 3_100_000, job: 218, place: null }],
  ['Price 31k job 218, Zuma', { act: 'PRICE', amount: 3_100_000, job: 218, place: 'Zuma' }],
  ['10', null],
  ['I will come at 3', null],
  ['PRICE soon', null],
  ['PRICE 1.200.000', null],
])('%s', (text, reply) => {
  expect(readReply(text)).toEqual(reply)
})

test('an offer is one text message, however long its title', () => {
  const link = `https://app.gida.ng/j/${'x'.repeat(27)}`
  const job = {
    number: 21_800,
    estate: 'Palmgrove Court',
    unit: 'Flat B4',
    title: 'Kitchen tap is leaking '.repeat(6),
  }
  const text = texts.asked(job, link)
  expect(measureSms(foldForSms(text)).parts).toBe(1)
  expect(text).toContain(`${link} Reply 1 yes, 2 no. Job 21800`)
})
