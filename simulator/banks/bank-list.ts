import banks from '../data/banks.json' with { type: 'json' }

export type Bank = {
  id: number
  name: string
  code: string
  slug: string
  longcode: string
  nip_sort_code: string | null
  gateway: string | null
  pay_with_bank: boolean
  active: boolean
}

export const bankList: Bank[] = banks

/** Answers to any account number, and stands in no list. */
export const testBank: Bank = {
  id: 24,
  name: 'Test Bank',
  code: '001',
  slug: 'test-bank',
  longcode: '',
  nip_sort_code: null,
  gateway: null,
  pay_with_bank: false,
  active: true,
}

const banksByCode = new Map([...bankList, testBank].map((bank) => [bank.code, bank]))

export function findBank(code: string): Bank | undefined {
  return banksByCode.get(code)
}
