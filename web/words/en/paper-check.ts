/** The page that checks sealed papers. It is one small file, so it holds only its own words. */
export const paperCheck = {
  title: 'Check a signed paper or an evidence bundle',
  brand: 'Gida',
  intro:
    'Choose the PDF or zip file that you were sent. It is read only on this device and never leaves it: we check only its fingerprint.',
  label: 'The file (PDF or zip)',
} as const
