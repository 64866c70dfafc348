/** Where the phone hands over what somebody shares from another app. */
export const SHARE_ADDRESS = '/dashboard/share'
/** Its place in the store of files. */
export const SHARED = 'shared'
