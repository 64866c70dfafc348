export type Step = 'pin' | 'otp' | 'phone' | 'bank'

export type TestCard = {
  number: string
  cvv: string
  /** What happens, as the button says it. */
  label: string
  steps: Step[]
  pin?: string
  /** Why the bank says no; absent where it says yes. */
  refusal?: string
  reusable: boolean
}

export const otp = '123456'

const paid = { steps: [] as Step[], reusable: true }

export const testCards: TestCard[] = [
  { ...paid, number: '4084084084084081', cvv: '408', label: 'Succeeds at once' },
  {
    ...paid,
    number: '507850785078507812',
    cvv: '081',
    label: 'Succeeds after PIN',
    steps: ['pin'],
    pin: '1111',
  },
  {
    ...paid,
    number: '5060666666666666666',
    cvv: '123',
    label: 'Succeeds after PIN and code',
    steps: ['pin', 'otp'],
    pin: '1234',
  },
  {
    ...paid,
    number: '507850785078507804',
    cvv: '884',
    label: 'Succeeds after PIN, phone and code',
    steps: ['pin', 'phone', 'otp'],
    pin: '0000',
  },
  { ...paid, number: '5192602720584796', cvv: '123', label: 'Asks on the bank’s page', steps: ['bank'] },
  {
    ...paid,
    number: '4084080000000409',
    cvv: '000',
    label: 'Asks on the bank’s page (older card)',
    steps: ['bank'],
  },
  { ...paid, number: '4084080000005408', cvv: '001', label: 'Is declined', refusal: 'Declined' },
  {
    ...paid,
    number: '4084080000670037',
    cvv: '787',
    label: 'Has too little money',
    refusal: 'Insufficient Funds',
  },
  {
    number: '507850785078507853',
    cvv: '082',
    label: 'Succeeds, but cannot be saved',
    steps: ['pin'],
    pin: '0000',
    reusable: false,
  },
  { ...paid, number: '4084080000671803', cvv: '180', label: 'Succeeds; its refund fails' },
  { ...paid, number: '4084080000671902', cvv: '190', label: 'Succeeds; its refund needs attention' },
  { ...paid, number: '506066506066506067', cvv: '060', label: 'Gets no answer in time', refusal: 'Timeout' },
  {
    ...paid,
    number: '506066000000000064',
    cvv: '606',
    label: 'Meets an error at the bank',
    refusal: 'Bank error',
  },
]

export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '')
  return testCards.find((card) => card.number === digits)
}

/** In groups of four, as it is printed. */
export function spacedNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
