/** The page that checks sealed papers. It is one small file, so it holds only its own words. */
export const paperCheck = {
  title: 'Check a signed paper or an evidence bundle',
  brand: 'Gida',
  intro:
    'Choose the PDF or the zip that you were sent. It is read on this device alone and never leaves it: only its fingerprint is asked about.',
  label: 'The file (PDF or zip)',
} as const
