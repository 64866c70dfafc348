/** Where everybody's pages lead, and what that is called. */
export const SITE_LINKS = {
  features: ['/#features', 'Features'],
  pricing: ['/#pricing', 'Pricing'],
  help: ['/help', 'Help'],
  developers: ['/developers', 'Developers'],
  status: ['/status', 'Status'],
  contact: ['/contact', 'Contact'],
  privacy: ['/privacy', 'Privacy'],
  terms: ['/terms', 'Terms'],
} as const
