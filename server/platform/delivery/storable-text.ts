/** So much of what somebody wrote as the database can keep: a gateway may misread a sign as nought. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
