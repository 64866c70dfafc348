/** Whoever applied has no account: this alone opens their application. Only the hash of its token is stored. */
export const privateLink = (publicUrl: string, token: string) => `${publicUrl}/homes/applications/${token}`
