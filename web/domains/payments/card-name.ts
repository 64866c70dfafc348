import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import { tenantAccount } from '#words/tenant-account'
import { formatDay } from '../../platform/screens/format.ts'

const words = tenantAccount.card

/** `Verve •••• 4081` */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  words.name(brand, last4)

/** `Test Bank · good until 31 Dec 2030` */
export const cardNote = ({ bank, expires_on }: PaymentMethod): string =>
  words.good(bank, expires_on && formatDay(expires_on))

export const isChargeable = ({ state }: PaymentMethod): boolean => state === 'GOOD' || state === 'EXPIRING'
