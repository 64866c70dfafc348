/** The catalogues there are, each by its own name. A further one stands here, and with that in everybody's settings. */
export const LANGUAGES = [{ value: 'en', label: 'English', note: 'Nigeria' }] as const
