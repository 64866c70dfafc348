import type { rentPaid as english } from '../en/rent-paid.ts'
import type { Words } from '../words.ts'

export const rentPaid = {
  title: 'Rent wey you pay',
  note: 'For rent relief, with the number of every receipt.',
  year: 'Year',
  total: 'Rent wey you pay',
  relief: 'Rent relief',
  reliefNote: 'e dey comot from your income, before dem count tax (off your income, before tax)',
  noRule: 'we no know',
  law: 'Wetin the law talk',
  source: 'Where e come from',
  lines: 'Every rent payment',
  empty: (year: number) => `You no pay rent for ${year}`,
  emptyNote: 'Rent wey you pay go show here with im receipt.',
  download: 'Download PDF',
  fileName: (year: number) => `rent-paid-${year}.pdf`,
  receipt: (number: string) => `Receipt ${number}`,
  fromCredit: 'Credit pay am, e no get im own receipt',
  loading: 'E dey load…',
  downloading: 'We dey prepare am…',
  downloadFailed: 'The paper no gree download',
} satisfies Words<typeof english>
