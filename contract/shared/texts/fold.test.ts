import { expect, test } from 'vitest'
import { fold, plainLetters } from './fold.ts'

test.each([
  ['Adébáyọ̀', 'adebayo'],
  ['Adébáyọ̀'.normalize('NFD'), 'adebayo'],
  ['Ọ̀ṢUN', 'osun'],
  ['Ɓala Ƙofar Ɗan Ƴar’adua', 'bala kofar dan yar’adua'],
  ['ɓɗƙƴ', 'bdky'],
  ['Ụzọ Ị̀kẹ̀', 'uzo ike'],
  ['Ŋǝri', 'neri'],
])('%s is found as %s', (written, found) => {
  expect(fold(written)).toBe(found)
})

test('capitals stay where the letters alone are asked for', () => {
  expect(plainLetters('Ƙasim Ọ̀ṣun')).toBe('Kasim Osun')
})
