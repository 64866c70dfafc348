import type { receiptCheck as english } from '../en/receipt-check.ts'
import type { Words } from '../words.ts'

export const receiptCheck = {
  title: 'Lelee risiti',
  brand: 'Gida',
  intro:
    'Jiri igwefoto ekwentị gị foo koodu akụkụ anọ dị na risiti, ma ọ bụ mado njikọ dị n’ime ya ebe a. Peeji a ga-agwa gị ma risiti ahụ ọ̀ bụ ezigbo ya.',
  label: 'Njikọ koodu risiti',
  check: 'Lelee ya',
  another: 'Lelee risiti ọzọ',
} satisfies Words<typeof english>
