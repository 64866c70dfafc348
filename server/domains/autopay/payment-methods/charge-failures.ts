/** Why the charge of a saved card failed, where it is not the bank that says so. */
export const GONE = 'The card was removed.'
export const REFUSED = 'The payment provider did not take the request. Try again later.'
