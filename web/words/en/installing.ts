/** Offered where the browser can put Gida on the home screen. */
export const installing = {
  text: 'Keep Gida on your home screen?',
  note: 'It opens faster, and your receipts open without network.',
  action: 'Install',
}
