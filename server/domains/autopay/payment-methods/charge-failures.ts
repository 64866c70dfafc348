/** Failures of a saved-card charge that do not come from the bank. */
export const GONE = 'The card was removed.'
export const REFUSED = 'The payment provider did not accept the request. Try again later.'
