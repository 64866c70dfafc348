import type { receiptCheck as english } from '../en/receipt-check.ts'
import type { Words } from '../words.ts'

export const receiptCheck = {
  title: 'Bincika rasit',
  brand: 'Gida',
  intro:
    'Ku ɗauki murabba’in lambar da ke kan rasit da kyamarar waya, ko ku liƙa adireshin da ke cikinta. Wannan shafin zai faɗa ko rasit ɗin na gaske ne.',
  label: 'Adireshin lambar rasit',
  check: 'Bincika',
  another: 'Bincika wani rasit',
} satisfies Words<typeof english>
