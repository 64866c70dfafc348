import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [143_030_000, 'One million, four hundred and thirty thousand, three hundred naira only'],
  [100, 'One naira only'],
  [4_253_750, 'Forty-two thousand, five hundred and thirty-seven naira, fifty kobo only'],
  [100_000_100, 'One million and one naira only'],
  [100_500, 'One thousand and five naira only'],
  [12_845_000_000, 'One hundred and twenty-eight million, four hundred and fifty thousand naira only'],
  [50, 'Fifty kobo only'],
  [101_900, 'One thousand and nineteen naira only'],
])('%i kobo', (kobo, words) => {
  expect(amountInWords(kobo)).toBe(words)
})
