import { expect, test } from 'vitest'
import { findWarnings } from './warnings.ts'

const kindsIn = (body: string) => findWarnings(body).map(({ kind }) => kind)

test.each([
  ['The landlord may re-enter the premises at once.', 'RE_ENTRY'],
  ['He may change the locks, or disconnect the light.', 'LOCK_OUT'],
  ['The tenant waives the right to seven days’ notice of intention.', 'SEVEN_DAYS'],
  ['The tenant leaves without further notice.', 'SEVEN_DAYS'],
  ['The tenant shall not go to any court.', 'COURT'],
  ['Rent for two (2) years is payable in advance.', 'ADVANCE'],
  ['The caution deposit is non-refundable.', 'CAUTION'],
  ['A non refundable fee is none of this; a nonrefundable deposit is.', 'CAUTION'],
  ['Cash is taken and no receipt is given.', 'NO_RECEIPT'],
])('asks to look at: %s', (text, kind) => {
  expect(kindsIn(`## Terms\n${text}`)).toEqual([kind])
  expect(findWarnings(`## Terms\n${text}`)[0]?.clause).toBe('Terms')
})

test('plain lawful words are left alone', () => {
  const lawful =
    'The tenant pays rent for one year in advance. The caution deposit is returned within 30 days. The landlord enters after 24 hours’ notice. Seven days’ notice of the owner’s intention follows. A receipt is given.'
  expect(kindsIn(lawful)).toEqual([])
})
