/** The 64 px version, for lists and buttons. */
export const smallPhoto = (url: string | null): string | null => url && `${url}&size=64`
