/** Texts around the help pages, which are Markdown in `help/pages`. */
export const help = {
  title: 'Help',
  description:
    'How to do each task in Gida, step by step: for tenants, landlords, estate managers and property managers.',
  lead: 'How to do it, step by step.',
  ask: 'What do you want to do?',
  find: 'Find',
  groups: {
    everybody: 'Everybody',
    tenant: 'Tenants',
    landlord: 'Landlords',
    manager: 'Estate managers',
    agent: 'Property managers',
  },
  found: (count: number, asked: string) =>
    count === 1 ? `One page about “${asked}”` : `${count} pages about “${asked}”`,
  nothing: (asked: string) => `Nothing about “${asked}”`,
  nothingNote: 'Try one word, such as receipt, deposit or notice. All pages are listed below.',
  all: 'All help pages',
  more: (group: string) => `More for ${group.toLowerCase()}`,
  stuck: 'Still stuck?',
  stuckNote: 'For your rent or your home, write to your manager in Messages. For Gida itself:',
  write: 'Write to us',
  nowhere: 'Help page not found',
  nowhereNote: 'It may have been renamed. Search for it, or choose one below.',
} as const
