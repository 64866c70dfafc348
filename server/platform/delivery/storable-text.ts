/** Text without what the database cannot store: lone surrogates, and NUL bytes that a gateway may produce. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
