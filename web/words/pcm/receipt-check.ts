import type { receiptCheck as english } from '../en/receipt-check.ts'
import type { Words } from '../words.ts'

export const receiptCheck = {
  title: 'Check receipt',
  brand: 'Gida',
  intro:
    'Use your phone camera scan the square code wey dey the receipt, or paste the link wey dey inside the code. This page go tell you whether the receipt na original.',
  label: 'The link of the receipt code',
  check: 'Check am',
  another: 'Check another receipt',
} satisfies Words<typeof english>
