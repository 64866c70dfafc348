import { titles } from './titles.ts'

/** The record of processing, for the super admin. */
export const processingRecord = {
  title: titles.processingRecord,
  note: 'Made from what the program declares about its own tables, and from the services it is set up with: it says what the program does.',
  crumb: titles.platformEstates,
  csv: 'CSV',
  pdf: 'PDF',
  facts: { purpose: 'Purpose', basis: 'Ground', people: 'People', kinds: 'Data', kept: 'Kept', law: 'Law' },
  untilErased: 'Until it is erased on request',
  processors: 'Who works for us',
  processorsNote: 'The public privacy page shows the same list.',
  unsaid: 'Country not known to this installation',
  safeguards: 'How it is kept safe',
}
