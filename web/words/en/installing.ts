/** Offered where the browser can put Gida on the home screen. */
export const installing = {
  text: 'Add Gida to your home screen?',
  note: 'It opens faster, and your receipts open offline.',
  action: 'Install',
}
