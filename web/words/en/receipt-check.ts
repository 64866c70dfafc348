/** The page behind the code of a receipt. It is one small file, so it holds only its own words. */
export const receiptCheck = {
  title: 'Check a receipt',
  brand: 'Gida',
  intro:
    'Scan the QR code on a receipt with your phone’s camera, or paste the link that the code holds. This page then says whether the receipt is genuine.',
  label: 'The link in the receipt’s code',
  check: 'Check it',
  another: 'Check another receipt',
} as const
