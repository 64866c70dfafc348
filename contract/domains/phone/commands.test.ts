import { expect, test } from 'vitest'
import { categoryOf, readCommand } from './commands.ts'

test.each([
  ['BAL 4821', { is: 'BALANCE', pin: '4821' }],
  ['  my Balance?? 😀 ', { is: 'BALANCE', pin: null }],
  ['Ìyókù 4821', { is: 'BALANCE', pin: '4821' }],
  ['saura 4821 nagode', { is: 'BALANCE', pin: '4821' }],
  ['ụgwọ', { is: 'BALANCE', pin: null }],
  ['BAL 08031234567', { is: 'BALANCE', pin: null }],
  ['rasit 0007', { is: 'RECEIPT', pin: '0007' }],
  ['Biya', { is: 'PAY', home: null }],
  ['pay 2', { is: 'PAY', home: 2 }],
  ['pay 25000', { is: 'PAY', home: null }],
  ['abeg wetin be my code', { is: 'UNREAD' }],
  ['FAULT 2 Kitchen tap\nno dey close', { is: 'FAULT', home: 2, words: 'Kitchen tap no dey close' }],
  ['Gyara: babu ruwa', { is: 'FAULT', home: null, words: 'babu ruwa' }],
  ['fault 24 sockets spark', { is: 'FAULT', home: null, words: '24 sockets spark' }],
  ['stop', { is: 'STOP' }],
  ['STOP.', { is: 'STOP' }],
  ['Stop the leak', { is: 'UNREAD' }],
  ['start', { is: 'START' }],
  ['HELP!', { is: 'HELP' }],
  ['Harshe', { is: 'LANGUAGE', to: null }],
  ['language HAUSA', { is: 'LANGUAGE', to: 'ha' }],
  ['Yorùbá', { is: 'LANGUAGE', to: 'yo' }],
  ['who', { is: 'CALL' }],
  ['😀😀', { is: 'UNREAD' }],
  ['', { is: 'UNREAD' }],
])('%j is understood', (text, command) => {
  expect(readCommand(text)).toEqual(command)
})

test.each([
  ['water no dey run', 'WATER'],
  ['Babu wuta', 'POWER'],
  ['Ọkụ adịghị', 'POWER'],
  ['toilet full', 'DRAINS'],
  ['something spoil', 'OTHER'],
])('%s is of its kind', (words, category) => {
  expect(categoryOf(words)).toBe(category)
})
