import { bankAccount as words } from '#words/bank-account'

export const NUMBER_LENGTH = 10

export function checkBank(code: string): string | undefined {
  return code ? undefined : words.missing
}

export function checkNumber(number: string): string | undefined {
  if (number.length !== NUMBER_LENGTH) return words.numberLength
  return /^\d+$/.test(number) ? undefined : words.numberDigits
}

/** Strips spaces and hyphens: `781 044 3219` and `781-044-3219` are the same number. */
export const cleanNumber = (text: string): string => text.replace(/[\s-]/g, '').slice(0, NUMBER_LENGTH)
