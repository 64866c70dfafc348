const MOST_LINKS = 2
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

/** Whether what a stranger wrote is full of links, and so taken for advertising. */
export const isFullOfLinks = (text: string): boolean => (text.match(LINK) ?? []).length > MOST_LINKS
