/** The share target: what is shared from another app is posted here. */
export const SHARE_ADDRESS = '/dashboard/share'
/** Its key in the file store. */
export const SHARED = 'shared'
