/** The applicant's only access, since they have no account. Only the token's hash is stored. */
export const privateLink = (publicUrl: string, token: string) => `${publicUrl}/homes/applications/${token}`
