/** Links of the public site, with their labels. */
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
