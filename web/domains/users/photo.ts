/** The small picture, for lists and buttons. */
export const smallPhoto = (url: string | null): string | null => url && `${url}&size=64`
