const MOST_LINKS = 2
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

/** Whether a text has so many links that it counts as spam. */
export const isFullOfLinks = (text: string): boolean => (text.match(LINK) ?? []).length > MOST_LINKS
